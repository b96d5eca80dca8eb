import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-client';
import { createQueryClient } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (code: string) => new ApiError(503, '', JSON.stringify({ code }), { retryAfter: '4' });
/** `fetchQuery` doesn't retry by default. */
const read = (queryFn: () => Promise<string>) => {
  const client = createQueryClient(() => {});
  return client.fetchQuery({ ...client.getDefaultOptions().queries, queryKey: ['chores'], queryFn });
};

it('retries a query after an overloaded error, and not before Retry-After', async () => {
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal('overloaded'))
    .mockResolvedValue('chores');
  const done = read(queryFn);
  await vi.advanceTimersByTimeAsync(3999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4001);
  expect(await done).toBe('chores');
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('gives up after three retries', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('overloaded'));
  const outcome = read(queryFn).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ code: 'overloaded' });
  expect(queryFn).toHaveBeenCalledTimes(4);
});

it('does not retry other errors', async () => {
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('unavailable'));
  await expect(read(queryFn)).rejects.toMatchObject({ code: 'unavailable' });
  expect(queryFn).toHaveBeenCalledTimes(1);
});
