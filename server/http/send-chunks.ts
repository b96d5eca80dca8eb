import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

// Nobody reads: the connection is given up. The chunk that waits is all that was kept for it.
const STALL_MS = 30_000;

/**
 * Writes `chunks` as fast as the client takes them, and reads no further ahead. Stops when the client goes away. Throws what
 * they throw: the broken connection then tells the client that the answer is not whole.
 */
export async function sendChunks(res: Response, chunks: AsyncIterable<string | Uint8Array>): Promise<void> {
  res.setTimeout(STALL_MS, () => res.destroy());
  try {
    await pipeline(Readable.from(chunks, { highWaterMark: 1 }), res);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
