import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unavailable } from './errors';

export interface TempFile {
  size: number;
  read(): AsyncIterable<Uint8Array>;
  remove(): Promise<void>;
}

/**
 * An unlinked file, so that a crash leaves no data behind (on Windows it keeps its name until `remove`).
 * Throws 503 if the disk is full.
 */
export async function writeTempFile(chunks: AsyncIterable<string>): Promise<TempFile> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-'));
  const removeName = () => rm(folder, { recursive: true, force: true }).catch(() => {});
  const file = await open(join(folder, 'file'), 'wx+', 0o600);
  await removeName();
  const remove = async () => {
    await file.close();
    await removeName();
  };
  try {
    await writeFile(file, chunks);
    const { size } = await file.stat();
    return { size, read: () => file.createReadStream({ start: 0, autoClose: false }), remove };
  } catch (error) {
    await remove();
    throw isFull(error) ? unavailable(undefined, error) : error;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
