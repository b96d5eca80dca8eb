import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

// Nobody reads: the connection is given up. The batch that waits is all that was kept for it.
const STALL_MS = 30_000;

/**
 * Answers with one JSON array, written batch by batch as fast as the client takes it. Stops reading when the client
 * goes away. Throws before the first byte what the first batch throws; later the broken connection tells the client
 * that the array is not whole.
 */
export async function sendArray(res: Response, batches: AsyncGenerator<unknown[]>): Promise<void> {
  const first = await batches.next();
  res.type('json');
  res.setTimeout(STALL_MS, () => res.destroy());
  const text = Readable.from(arrayText(first, batches), { highWaterMark: 1 });
  try {
    await pipeline(text, res);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function* arrayText(first: IteratorResult<unknown[], unknown>, rest: AsyncGenerator<unknown[]>) {
  let separator = '[';
  const write = (batch: unknown[]) => {
    const text = separator + batch.map((item) => JSON.stringify(item)).join(',');
    separator = ',';
    return text;
  };
  if (!first.done && first.value.length > 0) yield write(first.value);
  for await (const batch of rest) if (batch.length > 0) yield write(batch);
  yield separator === '[' ? '[]' : ']';
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
