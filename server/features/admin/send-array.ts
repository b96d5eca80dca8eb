import type { Response } from 'express';
import { sendChunks } from '../../http/send-chunks';

/**
 * Answers with one JSON array, written batch by batch as fast as the client takes it. Stops reading when the client
 * goes away. Throws before the first byte what the first batch throws; later the broken connection tells the client
 * that the array is not whole.
 */
export async function sendArray(res: Response, batches: AsyncGenerator<unknown[]>): Promise<void> {
  const first = await batches.next();
  res.type('json');
  await sendChunks(res, arrayText(first, batches));
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
