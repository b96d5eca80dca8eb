import { createFairQueue, type FairQueueOptions } from '../lib/fair-queue';
import { countInBlocks } from './count-in-blocks';
import { HEAVY_READ_BLOCK } from './limit-policies';
import type { Limits } from './rate-limit';

type HeavyRead = 'plan' | 'analytics' | 'calendar' | 'export';

const QUEUE: FairQueueOptions = {
  atOnce: 8,
  atOncePerKey: 1,
  waiting: 400,
  // An event makes every open dashboard of the family read again.
  waitingPerKey: 60,
  longestWaitMs: 10_000,
  busy: 'reads',
};

/**
 * Limits one kind of read that takes long in a large family. The returned function counts a read of the family and runs it
 * once no other one of this kind runs for that family. Throws 429 after 60 in a minute, and 503 when too many wait or the
 * wait takes too long.
 */
export function createHeavyReads(
  limits: Pick<Limits, 'take'>,
  kind: HeavyRead,
  options: Partial<FairQueueOptions> = {},
): <T>(familyId: string, read: () => Promise<T>) => Promise<T> {
  const count = countInBlocks(limits, 'heavyReadBlocks', HEAVY_READ_BLOCK);
  const queue = createFairQueue({ ...QUEUE, ...options });
  return async (familyId, read) => {
    await count(`${kind} ${familyId}`);
    return queue(familyId, read);
  };
}
