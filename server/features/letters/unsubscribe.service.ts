import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps';
import { isId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import { notFound } from '../../lib/errors';
import { stopLetters } from './letters.queries';

/** Can only unsubscribe. Valid as long as the account. */
export const unsubscribeToken = (secrets: Pick<Secrets, 'linkToken'>, userId: string): string =>
  `${userId}.${secrets.linkToken(purposeOf(userId))}`;

const stopTokens = (secrets: Pick<Secrets, 'linkTokens'>, userId: string): string[] =>
  secrets.linkTokens(purposeOf(userId)).map((token) => `${userId}.${token}`);

const purposeOf = (userId: string): string => `weekly-letter ${userId}`;

/** Throws 404 for an unknown token. */
export async function unsubscribe(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  const userId = personOf(secrets, token);
  if (userId === null || !(await stopLetters(db, userId))) throw notFound('link');
}

function personOf(secrets: Pick<Secrets, 'linkTokens'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1);
  if (!isId(userId)) return null;
  const given = Buffer.from(token);
  const fits = stopTokens(secrets, userId).some((each) => {
    const signed = Buffer.from(each);
    return given.length === signed.length && timingSafeEqual(given, signed);
  });
  return fits ? userId : null;
}
