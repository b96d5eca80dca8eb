import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, childEnvironment } from './account';
import type { Binaries } from './binaries';
import { pathFor } from './cluster';
import { EmbeddedPostgresError, lastLine } from './errors';
import { nodeSupervisor, shellSupervisor } from './supervisor';
import { endLeftover, sendSignal } from './leftover';
import { openLog, readLog } from './log-file';
import { type Listening, serverArguments } from './settings';

export type Postmaster = {
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Fast shutdown (open transactions are rolled back), then waits for the end. */
  stop: () => Promise<void>;
};

export type PostmasterOptions = {
  cluster: string;
  binaries: Binaries;
  account: Account;
  fsync: boolean;
  listening: Listening;
  logFile: string;
};

const READY_MS = 5 * 60_000;
const STOP_MS = 30_000;

// After a kill -9 of the server its children need a moment to notice; until then it does not start again.
const PASSING = /shared memory block .* still in use|lock file "postmaster\.pid" already exists/;
const PASSING_MS = 10_000;

/** Starts the server and waits until it takes connections. Throws EmbeddedPostgresError with the server's own reason. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const giveUp = Date.now() + PASSING_MS;
  for (;;) {
    await endLeftover(options.cluster, options.binaries);
    const { child, ended, complaint } = await launch(options);
    if (await isReady(options.cluster, ended))
      return { ended, stop: () => stop(child, ended, options.cluster) };
    await stop(child, ended, options.cluster);
    const said = await complaint();
    if (!PASSING.test(said) || Date.now() > giveUp) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${fatalLine(said)} (${options.logFile})`);
    }
    await sleep(200);
  }
}

async function launch({ cluster, binaries, account, fsync, listening, logFile }: PostmasterOptions) {
  const run = `starnest_${randomBytes(8).toString('hex')}`;
  const args = serverArguments(pathFor(cluster, account), run, fsync, listening);
  const windows = process.platform === 'win32';
  const supervisor = windows
    ? nodeSupervisor(binaries, cluster, args, logFile)
    : shellSupervisor(binaries, args);
  const log = await openLog(logFile, account);
  const { size } = await log.stat();
  try {
    const child = spawn(supervisor.command, supervisor.args, {
      ...account,
      cwd: cluster,
      env: childEnvironment(),
      stdio: windows ? ['pipe', 'ignore', 'ignore'] : ['pipe', log.fd, log.fd],
      // A group of its own: Ctrl-C in the terminal is for us, and we stop the server when the last request is done.
      detached: true,
      windowsHide: true,
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    child.stdin?.on('error', () => {});
    return { child, ended, complaint: () => readLog(logFile, size) };
  } finally {
    await log.close();
  }
}

/** Waits for the line that the server writes into its pid file once it takes connections. */
async function isReady(cluster: string, ended: Promise<void>): Promise<boolean> {
  const giveUp = Date.now() + READY_MS;
  do {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[7]?.trim() === 'ready') return true;
  } while (!(await endsWithin(ended, 15)) && Date.now() < giveUp);
  return false;
}

async function stop(child: ChildProcess, ended: Promise<void>, cluster: string): Promise<void> {
  const pid = Number(
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  child.stdin?.end();
  for (const [patience, next] of [
    [STOP_MS, 'SIGQUIT'],
    [5_000, 'SIGKILL'],
  ] as const) {
    if (await endsWithin(ended, patience)) return;
    if (pid > 0) sendSignal(pid, next);
  }
  await endsWithin(ended, 2_000);
}

async function endsWithin(ended: Promise<void>, ms: number): Promise<boolean> {
  const waiting = new AbortController();
  const timeout = sleep(ms, false, { signal: waiting.signal }).catch(() => true);
  const over = await Promise.race([ended.then(() => true), timeout]);
  waiting.abort();
  return over;
}

function fatalLine(said: string): string {
  const fatal = said.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line));
  return lastLine(fatal ?? said).replace(/^.*?(?:FATAL|PANIC):\s*/, '');
}
