import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** A path without `..` or a leading slash (zip slip). */
  name: string;
  at: Date;
  /** Set to false for data that is already compressed. */
  compress: boolean;
  chunks: AsyncIterable<Uint8Array>;
}

const PLAIN = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const take = () => {
    const taken = written;
    written = [];
    return taken;
  };
  for await (const { name, at, compress, chunks } of entries) {
    if (!PLAIN.test(name)) throw new Error('not a plain path');
    // Level 0 instead of stored, because a stored entry needs its size in advance.
    const file = new ZipDeflate(name, { level: compress ? 6 : 0 });
    file.mtime = at;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
