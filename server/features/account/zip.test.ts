import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipOf, type ZipEntry } from './zip';

const at = new Date('2026-03-03T12:00:00Z');

async function* chunksOf(...parts: Uint8Array[]) {
  yield* parts;
}
async function* entriesOf(...entries: Partial<ZipEntry>[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) yield { name: 'one', at, compress: true, chunks: chunksOf(), ...entry };
}
async function collect(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries)) parts.push(part);
  return Buffer.concat(parts);
}

describe('zipOf', () => {
  it.each([true, false])('returns the same content, chunk by chunk (compress: %s)', async (compress) => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));
    const chunks = chunksOf(bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000));
    const files = unzipSync(
      await collect(entriesOf({ name: 'a/b-1.webp', compress, chunks }, { name: 'empty' })),
    );
    expect(Object.keys(files)).toEqual(['a/b-1.webp', 'empty']);
    expect(bytes.equals(files['a/b-1.webp'] ?? new Uint8Array(0))).toBe(true);
    expect(files['empty']).toHaveLength(0);
  });

  it('reads on demand and buffers only a few chunks', async () => {
    const size = 1_000_000;
    let read = 0;
    async function* endless() {
      for (; ; read += size) yield new Uint8Array(size).fill(read / size);
    }
    const archive = zipOf(entriesOf({ compress: false, chunks: endless() }));
    let written = 0;
    while (written < 20 * size) {
      const { value } = await archive.next();
      written += value?.length ?? 0;
      expect(Math.abs(read - written)).toBeLessThan(2 * size);
    }
    await archive.return();
  });

  it('closes its sources if the rest is not read', async () => {
    let ended = false;
    async function* watched() {
      try {
        for (;;) yield new Uint8Array(200_000);
      } finally {
        ended = true;
      }
    }
    const archive = zipOf(entriesOf({ compress: false, chunks: watched() }));
    await archive.next();
    await archive.next();
    await archive.return();
    expect(ended).toBe(true);
  });

  it.each(['../up', '/root', 'a//b', 'a/../b', '.hidden', 'c:\\x', 'a\u0000b', ''])(
    'refuses %j as a name',
    async (name) => {
      await expect(collect(entriesOf({ name }))).rejects.toThrow('not a plain path');
    },
  );
});
