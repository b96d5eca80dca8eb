import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, childEnvironment } from './account';
import type { Binaries } from './binaries';
import { pathFor } from './cluster';
import { EmbeddedPostgresError, lastLine } from './errors';
import { supervisor } from './supervisor';
import { endLeftover, sendSignal } from './leftover';
import { openLog, readLog } from './log-file';
import { serverArguments } from './settings';

export type Postmaster = {
  ended: Promise<void>;
  stop: () => Promise<void>;
};

export type PostmasterOptions = {
  cluster: string;
  binaries: Binaries;
  account: Account;
  fsync: boolean;
  socketDir: string;
  logFile: string;
};

const READY_MS = 5 * 60_000;
const STOP_MS = 30_000;

// After a kill -9 of the server, its children need some time to notice.
const TEMPORARY_ERROR = /shared memory block .* still in use|lock file "postmaster\.pid" already exists/;
const TEMPORARY_MS = 10_000;

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + TEMPORARY_MS;
  for (;;) {
    await endLeftover(options.cluster);
    const { child, ended, readErrors } = await launch(options);
    if (await isReady(options.cluster, ended))
      return { ended, stop: () => stop(child, ended, options.cluster) };
    await stop(child, ended, options.cluster);
    const output = await readErrors();
    if (!TEMPORARY_ERROR.test(output) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${fatalLine(output)} (${options.logFile})`);
    }
    await sleep(200);
  }
}

async function launch({ cluster, binaries, account, fsync, socketDir, logFile }: PostmasterOptions) {
  const run = `starnest_${randomBytes(8).toString('hex')}`;
  const args = serverArguments(pathFor(cluster, account), run, fsync, socketDir);
  const log = await openLog(logFile, account);
  const { size } = await log.stat();
  try {
    const child = spawn(...supervisor(binaries.postgres, args), {
      ...account,
      cwd: cluster,
      env: childEnvironment(),
      stdio: ['pipe', log.fd, log.fd],
      // A separate group: Ctrl+C only stops us, and the server outlives the last request.
      detached: true,
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    child.stdin?.on('error', () => {});
    return { child, ended, readErrors: () => readLog(logFile, size) };
  } finally {
    await log.close();
  }
}

async function isReady(cluster: string, ended: Promise<void>): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  do {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (lines[7]?.trim() === 'ready') return true;
  } while (!(await endsWithin(ended, 15)) && Date.now() < deadline);
  return false;
}

async function stop(child: ChildProcess, ended: Promise<void>, cluster: string): Promise<void> {
  const pid = Number(
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  child.stdin?.end();
  for (const [timeout, signal] of [
    [STOP_MS, 'SIGQUIT'],
    [5_000, 'SIGKILL'],
  ] as const) {
    if (await endsWithin(ended, timeout)) return;
    if (pid > 0) sendSignal(pid, signal);
  }
  await endsWithin(ended, 2_000);
}

async function endsWithin(ended: Promise<void>, ms: number): Promise<boolean> {
  const waiting = new AbortController();
  const timeout = sleep(ms, false, { signal: waiting.signal }).catch(() => true);
  const hasEnded = await Promise.race([ended.then(() => true), timeout]);
  waiting.abort();
  return hasEnded;
}

function fatalLine(output: string): string {
  const fatal = output.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line));
  return lastLine(fatal ?? output).replace(/^.*?(?:FATAL|PANIC):\s*/, '');
}
