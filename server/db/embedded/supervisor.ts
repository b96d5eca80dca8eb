// Background commands in a shell have /dev/null as standard input, so the pipe becomes descriptor 3, which
// the server must not inherit.
const SHELL = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null) & watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

/**
 * The command of a process that runs the server and ends it with us, even after `kill -9`: it stops the
 * server when a pipe closes whose other end only we hold.
 */
export const supervisor = (postgres: string, args: string[]): [command: string, args: string[]] => [
  '/bin/sh',
  ['-c', SHELL, 'starnest-postgres', postgres, ...args],
];
