import { randomUUID } from 'node:crypto';
import { copyFile, constants, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DataDirInUseError, EmbeddedPostgresError, errorCode } from './errors';
import { pidWorld, processStart } from './process-info';

const BEAT_MS = 2_000;
const SILENCE_MS = 5_000;
// Wider than two hosts' clocks may differ.
const LONG_SILENCE_MS = 60_000;

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  start: z.string(),
  world: z.string(),
  socketDir: z.string().optional(),
});

type Holder = z.infer<typeof holderSchema>;

export type DataLock = {
  /** Where the last run, ended without a farewell, had its socket; undefined after an orderly end. */
  leftSocketDir: string | undefined;
  /** Notes the socket folder, so that a later run can clear it away. Throws when the lock is no longer ours. */
  noteSocketDir: (folder: string | undefined) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Takes the data folder for this process, so that no second one starts on it.
 *
 * The lock is a file with our pid and start time: after a `kill -9` the next run sees at once that its holder is gone.
 * A holder in another container on the same volume cannot be looked up, so the file's time is also moved every two
 * seconds, and such a lock is only taken over after it has stood still.
 *
 * Throws DataDirInUseError when the holder lives.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'starnest.lock');
  const me: Holder = {
    token: randomUUID(),
    pid: process.pid,
    start: (await processStart(process.pid)) ?? '',
    world: await pidWorld(),
  };
  let left: Holder | undefined;
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(me), { flag: 'wx' });
      break;
    } catch (error) {
      const code = errorCode(error) ?? 'unknown';
      if (code !== 'EEXIST')
        throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be written (${code}).`);
    }
    left = (await takeAway(file, dataDir, me.world)) ?? left;
  }

  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, BEAT_MS);
  beat.unref();

  return {
    leftSocketDir: left?.socketDir,
    noteSocketDir: async (socketDir) => {
      const holder = await readHolder(file);
      if (holder?.token !== me.token) throw new DataDirInUseError(dataDir, holder?.pid ?? 0);
      await writeFile(file, JSON.stringify({ ...me, socketDir }));
    },
    release: async () => {
      clearInterval(beat);
      const holder = await readHolder(file);
      if (holder?.token === me.token) await rm(file, { force: true });
    },
  };
}

/** Removes a lock whose holder is gone and returns what it said; throws when the holder lives. */
async function takeAway(file: string, dataDir: string, world: string): Promise<Holder | undefined> {
  const holder = await readHolder(file);
  if (holder && (await isAlive(holder, file, world))) throw new DataDirInUseError(dataDir, holder.pid);

  // Of several that saw the same dead holder only one gets to move its file away. Whoever comes later may have moved
  // the winner's fresh lock instead: that one is put back.
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

async function isAlive(holder: Holder, file: string, world: string): Promise<boolean> {
  if (holder.world === world) return (await processStart(holder.pid)) === holder.start;
  const before = await modified(file);
  // What time it is for the file system, which may be another machine's.
  const probe = `${file}.${randomUUID()}`;
  await writeFile(probe, '');
  const now = await modified(probe);
  await rm(probe, { force: true });
  if (now - before > LONG_SILENCE_MS) return false;
  await sleep(SILENCE_MS);
  return (await modified(file)) !== before;
}

async function modified(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

async function readHolder(file: string): Promise<Holder | undefined> {
  // Between its making and its writing a lock is empty for a moment; one that stays empty was left by a crash.
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
