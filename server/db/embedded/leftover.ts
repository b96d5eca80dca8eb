import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { commandLine } from './process-info';

const run = promisify(execFile);

/** Marks a server's command line (as its cluster_name) as that of one run of one Starnest. */
export const RUN_NAME = /starnest_[0-9a-f]{16}/;

/**
 * Ends a server that a killed run left on `cluster`: its supervisor is doing so already, so mostly this only waits.
 * A pid file whose number meanwhile belongs to another process is removed, for PostgreSQL would take that process for
 * a server and not start. Call it only with the data folder locked. Throws EmbeddedPostgresError when it cannot be ended.
 */
export async function endLeftover(cluster: string, binaries: Binaries): Promise<void> {
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
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (process.platform === 'win32')
      await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster]).catch(() => {});
    else sendSignal(pid, signal);
    for (let waited = 0; waited < patience; waited += 50) {
      if (!(await isServer())) return;
      await sleep(50);
    }
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL of an earlier run (process ${pid}) still has ${cluster} and does not end. End it and start again.`,
  );
}

/** Sends a signal to a process that may be gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone, or not ours; whoever waits for it will see.
  }
}
