import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  leave(bytes: number): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

const BYTES = 2 * 1024 * 1024;

/** Mounts 2 MB of memory. Returns null if that is not allowed (it requires Linux and root). */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'starnest-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'tmpfs', folder]).status === 0;
  if (!mounted || statfsSync(folder).blocks * statfsSync(folder).bsize > BYTES) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  const empty = () => rm(ballast, { force: true });
  return {
    folder,
    empty,
    async leave(bytes) {
      await empty();
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    async remove() {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
