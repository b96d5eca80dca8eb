import { chown, copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Account } from './account';
import { errorCode } from './errors';

const MAX_BYTES = 5 * 1024 * 1024;

/** Opens the server's log for its output, readable by its owner only. Trims it first. */
export async function openLog(file: string, account: Account): Promise<FileHandle> {
  await trimLog(file);
  const log = await open(file, 'a', 0o600).catch(async (error: unknown) => {
    if (errorCode(error) !== 'EACCES') throw error;
    // Left by a run as another user. The folder is ours, so it can be removed.
    await rm(file, { force: true });
    return open(file, 'a', 0o600);
  });
  if (account) await chown(file, account.uid, account.gid);
  return log;
}

/**
 * Keeps the log below twice 5 MB: a larger one is copied to `<file>.1` and emptied. The server has it open for appending, so
 * it continues at the new beginning.
 */
export async function trimLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.size < MAX_BYTES) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** What was written to the log after its first `from` bytes. */
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
