import { createQueue, type QueueOptions } from '../lib/queue';
import { countInBlocks } from './count-in-blocks';
import { HEAVY_READ_BLOCK } from './limit-policies';
import type { Limits } from './rate-limit';

type HeavyRead = 'plan' | 'analytics' | 'calendar' | 'export';

const QUEUE: QueueOptions = {
  atOnce: 8,
  atOncePerKey: 1,
  waiting: 400,
  // An event makes every open dashboard of the family refetch.
  waitingPerKey: 60,
  longestWaitMs: 10_000,
  busy: 'reads',
};

/** Runs one read at a time per family. Throws 429 after 60 per minute, and 503 if too many wait. */
export function createHeavyReads(
  limits: Pick<Limits, 'take'>,
  kind: HeavyRead,
  options: Partial<QueueOptions> = {},
): <T>(familyId: string, read: () => Promise<T>) => Promise<T> {
  const count = countInBlocks(limits, 'heavyReadBlocks', HEAVY_READ_BLOCK);
  const queue = createQueue({ ...QUEUE, ...options });
  return async (familyId, read) => {
    await count(`${kind} ${familyId}`);
    return queue(read, familyId);
  };
}
