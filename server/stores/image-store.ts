import type { Readable } from 'node:stream';

export interface ImageStore {
  check(): Promise<void>;
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Throws TooManyBytesError beyond `maxBytes`. `length` is the declared one. */
  receive(key: string, chunks: AsyncIterable<Buffer>, maxBytes: number, length?: number): Promise<void>;
  /** Throws TooManyBytesError without reading further. */
  read(key: string, maxBytes: number): Promise<Buffer | null>;
  /** The caller must read or destroy the stream. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>;
  removeFolder(folder: string): Promise<void>;
  direct?: DirectUploads;
}

export interface DirectUploads {
  origin: string;
  /** A URL for one PUT. Signs the type and size if given. */
  putUrl(
    key: string,
    terms: { contentType?: string | undefined; size?: number | undefined },
    seconds: number,
  ): Promise<string>;
  /** The store enforces `maxBytes`. */
  postForm(
    key: string,
    terms: { contentType?: string | undefined; maxBytes: number },
    seconds: number,
  ): Promise<{ url: string; fields: Record<string, string> }>;
}

export class TooManyBytesError extends Error {}

/** Throws TooManyBytesError beyond `maxBytes`. */
export async function collect(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new TooManyBytesError();
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

export function plainKey(key: string): string {
  const plain = key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!plain) throw new Error('not a plain key');
  return key;
}
