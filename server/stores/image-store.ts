import type { Readable } from 'node:stream';

/** Where the bytes of images are. Keys are paths of plain names; the store knows nothing of families, types or rows. */
export interface ImageStore {
  /** Resolves when the store can be read and written, rejects when not. */
  check(): Promise<void>;
  /** Stores `bytes` whole or not at all; whoever reads at the same time gets the old ones or the new. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Stores what arrives, whole or not at all. Throws TooManyBytesError as soon as it is more than `maxBytes`. `length` is
   * what the sender announced, where it did.
   */
  receive(key: string, chunks: AsyncIterable<Buffer>, maxBytes: number, length?: number): Promise<void>;
  /** All of the object, or null when there is none. Throws TooManyBytesError, reading no further. */
  read(key: string, maxBytes: number): Promise<Buffer | null>;
  /** A stream of the object and its length, or null when there is none. The caller reads or destroys it. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>;
  /** Removes everything below `folder`; harmless when there is nothing. */
  removeFolder(folder: string): Promise<void>;
  /** How a browser brings an object in by itself; absent where it uses our own signed URLs. */
  direct?: DirectUploads;
}

export interface DirectUploads {
  /** The origin a page must be allowed to talk to. */
  origin: string;
  /** A URL for one PUT of `key`; type and size are part of the signature where they are given. */
  putUrl(
    key: string,
    terms: { contentType?: string | undefined; size?: number | undefined },
    seconds: number,
  ): Promise<string>;
  /** A form to POST `key` with; the store itself refuses more than `maxBytes`. */
  postForm(
    key: string,
    terms: { contentType?: string | undefined; maxBytes: number },
    seconds: number,
  ): Promise<{ url: string; fields: Record<string, string> }>;
}

/** An object is larger than it may be. */
export class TooManyBytesError extends Error {}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** `key` if it is a path of plain names; a path that climbs or starts at a root is a fault of ours and throws. */
export function plainKey(key: string): string {
  const plain = key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!plain) throw new Error('not a plain key');
  return key;
}
