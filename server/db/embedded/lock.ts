import { randomUUID } from 'node:crypto';
import { copyFile, constants, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DataDirInUseError, EmbeddedPostgresError, errorCode } from './errors';
import { pidNamespace, processStart } from './process-info';

const HEARTBEAT_MS = 2_000;
const WATCH_MS = 5_000;
// Longer than the clocks of two hosts may differ.
const STALE_MS = 60_000;

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  start: z.string(),
  pidNamespace: z.string(),
  socketDir: z.string().optional(),
});

type Holder = z.infer<typeof holderSchema>;

export type DataLock = {
  previousSocketDir: string | undefined;
  /** Records the folder. Throws if the lock was lost. */
  recordSocketDir: (folder: string | undefined) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Locks the data folder against a second process. A holder in another container can't be looked up, so the
 * file is touched every two seconds, and such a lock is only taken over once that stops. Throws
 * DataDirInUseError.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'starnest.lock');
  const me: Holder = {
    token: randomUUID(),
    pid: process.pid,
    start: (await processStart(process.pid)) ?? '',
    pidNamespace: await pidNamespace(),
  };
  let previous: Holder | undefined;
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(me), { flag: 'wx' });
      break;
    } catch (error) {
      const code = errorCode(error) ?? 'unknown';
      if (code !== 'EEXIST')
        throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be written (${code}).`);
    }
    previous = (await removeStaleLock(file, dataDir, me.pidNamespace)) ?? previous;
  }

  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    previousSocketDir: previous?.socketDir,
    recordSocketDir: async (socketDir) => {
      const holder = await readHolder(file);
      if (holder?.token !== me.token) throw new DataDirInUseError(dataDir, holder?.pid ?? 0);
      await writeFile(file, JSON.stringify({ ...me, socketDir }));
    },
    release: async () => {
      clearInterval(heartbeat);
      const holder = await readHolder(file);
      if (holder?.token === me.token) await rm(file, { force: true });
    },
  };
}

async function removeStaleLock(
  file: string,
  dataDir: string,
  namespace: string,
): Promise<Holder | undefined> {
  const holder = await readHolder(file);
  if (holder && (await isAlive(holder, file, namespace))) throw new DataDirInUseError(dataDir, holder.pid);

  // Only one of several processes moves the stale file. A later process may move a new lock, and restores it.
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return holder;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved && moved.token !== holder?.token) {
    await copyFile(aside, file, constants.COPYFILE_EXCL).catch(() => {});
  }
  await rm(aside, { force: true });
  return holder;
}

async function isAlive(holder: Holder, file: string, namespace: string): Promise<boolean> {
  if (holder.pidNamespace === namespace) return (await processStart(holder.pid)) === holder.start;
  const before = await modified(file);
  // The file system's clock may be another machine's.
  const probe = `${file}.${randomUUID()}`;
  await writeFile(probe, '');
  const now = await modified(probe);
  await rm(probe, { force: true });
  if (now - before > STALE_MS) return false;
  await sleep(WATCH_MS);
  return (await modified(file)) !== before;
}

async function modified(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

async function readHolder(file: string): Promise<Holder | undefined> {
  // A new lock is empty until its holder is written. A crash may leave it empty.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw new EmbeddedPostgresError(`The lock ${file} cannot be read (${errorCode(error) ?? 'unknown'}).`);
    }
    const holder = parseHolder(text);
    if (holder) return holder;
    await sleep(50);
  }
  return undefined;
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
