import type { Binaries } from './binaries';

/**
 * A process that runs the server and ends it with us, even after `kill -9`: it shuts the server down when a
 * pipe closes whose other end only we hold.
 */
export type Supervisor = { command: string; args: string[] };

// Background commands in a shell have /dev/null as standard input, so the pipe becomes descriptor 3. The
// server must not inherit it.
const SHELL = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null) & watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

/** The supervisor for systems with a shell. It runs as the server's user and writes to the server's log. */
export function shellSupervisor(binaries: Binaries, args: string[]): Supervisor {
  return { command: '/bin/sh', args: ['-c', SHELL, 'starnest-postgres', binaries.postgres, ...args] };
}

const NODE = `
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const [pgCtl, cluster, log, options] = process.argv.slice(1);
const control = (...args) => spawnSync(pgCtl, [...args, '-D', cluster], { stdio: 'ignore', windowsHide: true }).status;
if (control('start', '-w', '-l', log, '-o', options) !== 0) process.exit(1);
const server = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\\n')[0]);
const stop = () => { control('stop', '-m', 'fast'); process.exit(0); };
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
setInterval(() => { try { process.kill(server, 0); } catch { process.exit(1); } }, 500);
`;

/**
 * The supervisor for Windows, where only pg_ctl can shut a server down cleanly and drop the administrator's
 * rights.
 */
export function nodeSupervisor(
  binaries: Binaries,
  cluster: string,
  args: string[],
  logFile: string,
): Supervisor {
  // pg_ctl gets `-D` and the cluster separately, and the other options as one string.
  const options = args.slice(2).map((argument) => `"${argument}"`);
  return {
    command: process.execPath,
    args: ['-e', NODE, binaries.pgCtl, cluster, logFile, options.join(' ')],
  };
}
