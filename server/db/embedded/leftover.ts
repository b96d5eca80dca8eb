import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors';
import { commandLine } from './process-info';

/** Identifies the run of Starnest that started a server. */
const RUN_NAME = /starnest_[0-9a-f]{16}/;

/**
 * Stops a server that a killed run left on `cluster`, and removes a stale pid file. Requires the lock on the
 * data folder.
 */
export async function endLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  const name = RUN_NAME.exec(await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => ''))?.[0];
  const isServer = async () => name !== undefined && (await commandLine(pid)).includes(name);

  if (!(await isServer())) {
    await rm(pidFile, { force: true });
    return;
  }
  for (const [signal, timeout] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    sendSignal(pid, signal);
    for (let waited = 0; waited < timeout; waited += 50) {
      if (!(await isServer())) return;
      await sleep(50);
    }
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL of an earlier run (process ${pid}) still uses ${cluster} and does not stop. Stop it and start again.`,
  );
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited or isn't ours. The caller waits for the exit anyway.
  }
}
