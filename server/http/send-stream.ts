import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

// A client that stops reading is disconnected.
const STALL_MS = 30_000;

/**
 * Writes `chunks` at the client's speed. Throws errors of `chunks`, and the broken connection shows the
 * client that the response is incomplete.
 */
export async function sendChunks(res: Response, chunks: AsyncIterable<string | Uint8Array>): Promise<void> {
  res.setTimeout(STALL_MS, () => res.destroy());
  try {
    await pipeline(Readable.from(chunks, { highWaterMark: 1 }), res);
  } catch (error) {
    if (!isDisconnect(error)) throw error;
  }
}

function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Sends one JSON array from parts that are arrays. Errors of the first part are thrown before any byte is
 * sent.
 */
export async function sendArray(res: Response, parts: AsyncGenerator<string>): Promise<void> {
  const first = await parts.next();
  res.type('json');
  await sendChunks(res, joinArrays(first, parts));
}

async function* joinArrays(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>) {
  let separator = '[';
  const write = (text: string) => {
    const part = separator + text.slice(1, -1);
    separator = ',';
    return part;
  };
  if (!first.done && first.value !== '[]') yield write(first.value);
  for await (const text of rest) if (text !== '[]') yield write(text);
  yield separator === '[' ? '[]' : ']';
}
