import type { Response } from 'express';
import { sendChunks } from '../../http/send-chunks';
import type { JsonText } from '../../lib/json-text';

/**
 * Answers with one JSON array, made of arrays that are JSON already, written batch by batch as fast as the client takes it. Stops reading when the client
 * goes away. Throws before the first byte what the first batch throws; later the broken connection tells the client
 * that the array is not whole.
 */
export async function sendArray<T>(res: Response, batches: AsyncGenerator<Batch<T>>): Promise<void> {
  const first = await batches.next();
  res.type('json');
  await sendChunks(res, arrayText(first, batches));
}

type Batch<T> = JsonText<T[]>;

async function* arrayText<T>(first: IteratorResult<Batch<T>, unknown>, rest: AsyncGenerator<Batch<T>>) {
  let separator = '[';
  const write = ({ text }: Batch<T>) => {
    const part = separator + text.slice(1, -1);
    separator = ',';
    return part;
  };
  const isEmpty = ({ text }: Batch<T>) => text === '[]';
  if (!first.done && !isEmpty(first.value)) yield write(first.value);
  for await (const batch of rest) if (!isEmpty(batch)) yield write(batch);
  yield separator === '[' ? '[]' : ']';
}
