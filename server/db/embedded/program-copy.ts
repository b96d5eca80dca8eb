import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type Account, canEnter } from './account';
import { EmbeddedPostgresError, errorCode } from './errors';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

export async function createLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const file = join(packageDir, target);
    await symlink(relative(dirname(file), join(packageDir, source)), file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

/** Returns a folder for root's copy that everyone can enter but only root can write. */
export async function rootCopyBase(account: NonNullable<Account>): Promise<string> {
  for (const folder of ['/var/lib/starnest', join(tmpdir(), 'starnest-programs'), '/tmp/starnest-programs']) {
    try {
      const created = await mkdir(folder, { recursive: true });
      // Root's umask may be 077.
      if (created !== undefined) await chmod(folder, 0o755);
      // Another user may have created this folder to make us run their programs.
      const found = await lstat(folder);
      const ours = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
      if (ours && canEnter(folder, account)) return folder;
    } catch {}
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL may not run as root, and there is no folder from which another user could run it. ' +
      'Start Starnest as an ordinary user.',
  );
}

/** Renamed when complete, because copies may run concurrently. */
export async function copyPrograms(packageDir: string, copy: string): Promise<void> {
  const temporary = `${copy}.${randomUUID()}`;
  try {
    await cp(join(packageDir, 'native'), join(temporary, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: isNeeded,
    });
    await createLinks(temporary);
    await makeReadable(temporary);
    await rename(copy, `${temporary}.old`).catch(() => {});
    await rename(temporary, copy).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await rm(`${temporary}.old`, { recursive: true, force: true });
  }
}

/** Checks the sizes, because some files may be empty after a power failure. */
export async function isCompleteCopy(packageDir: string, copy: string): Promise<boolean> {
  const entries = await readdir(join(packageDir, 'native'), { recursive: true, withFileTypes: true });
  const same = entries.map(async (entry) => {
    const source = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isNeeded(source)) return true;
    const copied = await stat(join(copy, relative(packageDir, source))).catch(() => undefined);
    return copied?.size === (await stat(source)).size;
  });
  return (await Promise.all(same)).every(Boolean);
}

function isNeeded(source: string): boolean {
  return !source.endsWith('.a');
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
