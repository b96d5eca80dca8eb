import { notFound } from '../lib/errors';
import type { Limits } from './rate-limit';
import { unknownCodeCounts } from './unknown-code-counts';

/**
 * What `find` finds for a secret that somebody has typed or opened, such as a link's token or a family's code. A secret that
 * stands for nothing is counted by `address`. Throws 404 of `what` then, and 429 after too many.
 */
export async function requireKnown<Found>(
  limits: Pick<Limits, 'take'>,
  address: string,
  what: Parameters<typeof notFound>[0],
  find: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  const attempt = await limits.take(...unknownCodeCounts(address));
  const found = await find();
  if (found === null || found === undefined || found === false) {
    await attempt.failed();
    throw notFound(what);
  }
  await attempt.giveBack();
  return found;
}
