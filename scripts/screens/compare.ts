import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const ALLOWED = 0.001;

export interface Difference {
  shot: string;
  what: string;
}

/** Compares screenshots that `wanted` accepts. Writes differences to `<shot>.diff.png`. */
export async function compare(
  base: string,
  folder: string,
  wanted: (shot: string) => boolean,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const shot of (await shotsOf(base)).filter(wanted)) {
    const before = await readFile(join(base, shot));
    const after = await readFile(join(folder, shot)).catch(() => null);
    if (after === null) found.push({ shot, what: 'is missing' });
    else if (!before.equals(after)) {
      const what = await difference(before, after, join(folder, shot.replace(/\.png$/, '.diff.png')));
      if (what !== null) found.push({ shot, what });
    }
  }
  const known = new Set(await shotsOf(base));
  for (const shot of (await shotsOf(folder)).filter(wanted)) {
    if (!known.has(shot)) found.push({ shot, what: 'is new' });
  }
  return found;
}

async function difference(first: Buffer, second: Buffer, path: string): Promise<string | null> {
  const [before, after] = [PNG.sync.read(first), PNG.sync.read(second)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return `was ${width}x${height}, is ${after.width}x${after.height}`;
  const drawn = new PNG({ width, height });
  const share =
    pixelmatch(before.data, after.data, drawn.data, width, height, { threshold: 0.1 }) / (width * height);
  if (share <= ALLOWED) return null;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, PNG.sync.write(drawn));
  return `${(share * 100).toFixed(2)} %`;
}

async function shotsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.png') && !/\.diff\.png$|^failed/.test(file)).toSorted();
}
