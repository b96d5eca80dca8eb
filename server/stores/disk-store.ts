import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unavailable } from '../lib/errors';
import { syncFolder } from '../lib/sync-folder';
import { plainKey, TooManyBytesError, type ImageStore } from './image-store';

/**
 * Stores images as files below `root`. Writes are flushed and renamed, so that a stored image survives a
 * power failure.
 */
export async function createDiskStore(root: string): Promise<ImageStore> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const place = (key: string) => join(root, plainKey(key));

  return {
    async check() {
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    async write(key, bytes) {
      await putInPlace(place(key), (file) => file.writeFile(bytes));
    },
    async receive(key, chunks, maxBytes) {
      await putInPlace(place(key), async (file) => {
        let size = 0;
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > maxBytes) throw new TooManyBytesError();
          await file.write(chunk);
        }
      });
    },
    async read(key, maxBytes) {
      const file = await openIfThere(place(key));
      if (!file) return null;
      try {
        if ((await file.stat()).size > maxBytes) throw new TooManyBytesError();
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async open(key) {
      const file = await openIfThere(place(key));
      if (!file) return null;
      const { size } = await file.stat();
      // The stream closes the file, also when it is destroyed.
      return { size, stream: file.createReadStream() };
    },
    async removeFolder(folder) {
      await rm(place(folder), { recursive: true, force: true });
    },
  };
}

async function putInPlace(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const folder = dirname(path);
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(beside, 'wx', 0o600);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
    for (const changed of changedFolders(folder, firstMade)) await syncFolder(changed);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw isDiskFault(error) ? unavailable('disk', error) : error;
  }
}

function changedFolders(folder: string, firstMade: string | undefined): string[] {
  const changed = [folder];
  if (firstMade === undefined) return changed;
  for (let at = folder; at.startsWith(firstMade); at = dirname(at)) changed.push(dirname(at));
  return changed;
}

const DISK_FAULTS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENOTDIR',
  'ENOENT',
]);

function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FAULTS.has(String(error.code));
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null;
    throw error;
  }
}
