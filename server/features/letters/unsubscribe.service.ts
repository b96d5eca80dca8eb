import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps';
import { notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import { unknownCodeCounts } from '../../limits/unknown-code-counts';
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
  const attempt = await limits.take(...unknownCodeCounts(address));
  const userId = personOf(secrets, token);
  if (userId === null || !(await stopLetters(db, userId))) {
    await attempt.failed();
    throw notFound('link');
  }
  await attempt.giveBack();
}

function personOf(secrets: Pick<Secrets, 'linkToken'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1);
  if (!isId(userId)) return null;
  const [given, signed] = [Buffer.from(token), Buffer.from(stopToken(secrets, userId))];
  return given.length === signed.length && timingSafeEqual(given, signed) ? userId : null;
}
