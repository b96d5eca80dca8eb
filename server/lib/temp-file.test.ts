import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeTempFile } from './temp-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function* texts(...all: string[]) {
  for (const text of all) yield text;
}

async function read(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

it('keeps its content in an unnamed file that can be read repeatedly', async () => {
  const file = await writeTempFile(texts('a star', ' 🌟', 'x'.repeat(200_000)));
  const expected = `a star 🌟${'x'.repeat(200_000)}`;
  expect(file.size).toBe(Buffer.byteLength(expected));
  expect(await readdir(folder)).toEqual([]);
  expect(await read(file.read())).toBe(expected);
  expect(await read(file.read())).toBe(expected);
  await file.remove();
  await file.remove();
});

it('leaves nothing behind when writing fails', async () => {
  async function* broken() {
    yield 'half';
    throw new Error('went away');
  }
  await expect(writeTempFile(broken())).rejects.toThrow('went away');
  expect(await readdir(folder)).toEqual([]);
});
