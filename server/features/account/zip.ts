import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** A path of plain names: whoever unpacks it must get nothing outside the folder. */
  name: string;
  at: Date;
  /** False for what is compressed already. */
  packed: boolean;
  chunks: AsyncIterable<Uint8Array>;
}

const PLAIN = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * A ZIP archive of `entries`, one after another as they are read: no more is held than the chunk at hand. Throws for a name
 * that is not a plain path, and what an entry's chunks throw.
 */
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
  for await (const { name, at, packed, chunks } of entries) {
    if (!PLAIN.test(name)) throw new Error('not a plain path');
    // Unpacked entries are deflated at level 0: that says by itself where an entry of unknown size ends.
    const file = new ZipDeflate(name, { level: packed ? 6 : 0 });
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
