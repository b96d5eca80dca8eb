import { chown, copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Account } from './account';
import { errorCode } from './errors';

const MAX_BYTES = 5 * 1024 * 1024;

export async function openLog(file: string, account: Account): Promise<FileHandle> {
  await trimLog(file);
  const log = await open(file, 'a', 0o600).catch(async (error: unknown) => {
    if (errorCode(error) !== 'EACCES') throw error;
    // Left by a run as another user.
    await rm(file, { force: true });
    return open(file, 'a', 0o600);
  });
  if (account) await chown(file, account.uid, account.gid);
  return log;
}

/** Copies a log larger than 5 MB to `<file>.1` and empties it. */
export async function trimLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.size < MAX_BYTES) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

export async function readLog(file: string, from: number): Promise<string> {
  const log = await open(file, 'r');
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - 64 * 1024);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.max(size - start, 0)), 0, null, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
}
