import type { Binaries } from './binaries';

/**
 * PostgreSQL must not outlive us, not even a `kill -9`: a supervisor stands between. It runs the server and waits at the
 * end of a pipe whose other end only we hold. When that end closes, on purpose or because we died, it tells the server
 * to shut down fast. The supervisor ends when the server has ended.
 */
export type Supervisor = { command: string; args: string[] };

// An asynchronous list's standard input is /dev/null, hence descriptor 3. The server itself must not hold the pipe.
const SHELL = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null) & watch=$!
wait "$server"; code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

/** The supervisor for systems with a shell. It is run as the server's user and with the server's log as its output. */
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
 * The supervisor for Windows, where nothing but pg_ctl can stop a server in good order, and where pg_ctl is also what
 * gives up an administrator's rights, with which the server refuses to run.
 */
export function nodeSupervisor(
  binaries: Binaries,
  cluster: string,
  args: string[],
  logFile: string,
): Supervisor {
  // `-D` and the cluster are pg_ctl's own; the rest is one string that is taken apart again.
  const options = args.slice(2).map((argument) => `"${argument}"`);
  return {
    command: process.execPath,
    args: ['-e', NODE, binaries.pgCtl, cluster, logFile, options.join(' ')],
  };
}
