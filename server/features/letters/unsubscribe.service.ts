import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps';
import { isId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import { requireKnown } from '../../limits/require-known';
import { stopLetters } from './letters.queries';

/** What stops the person's letters, and nothing else: their id, signed. It works as long as the account exists. */
export function stopToken(secrets: Pick<Secrets, 'linkToken'>, userId: string): string {
  return `${userId}.${secrets.linkToken(`weekly-letter ${userId}`)}`;
}

/**
 * Stops the letters of the person whose token it is; repeatable. Others are counted by `address`, like unknown family codes:
 * they throw 404, and 429 after too many.
 */
export async function unsubscribe(
  { db, limits, secrets }: Pick<Deps, 'db' | 'limits' | 'secrets'>,
  address: string,
  token: string,
): Promise<void> {
  await requireKnown(limits, address, 'link', async () => {
    const userId = personOf(secrets, token);
    return userId !== null && stopLetters(db, userId);
  });
}

function personOf(secrets: Pick<Secrets, 'linkToken'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1);
  if (!isId(userId)) return null;
  const [given, signed] = [Buffer.from(token), Buffer.from(stopToken(secrets, userId))];
  return given.length === signed.length && timingSafeEqual(given, signed) ? userId : null;
}
