import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps';
import { isId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import { notFound } from '../../lib/errors';
import { stopLetters } from './letters.queries';

/** What stops the person's letters, and nothing else: their id, signed. It works as long as the account exists. */
export function stopToken(secrets: Pick<Secrets, 'linkToken'>, userId: string): string {
  return `${userId}.${secrets.linkToken(`weekly-letter ${userId}`)}`;
}

/** Stops the letters of the token's user; repeatable. Throws 404 for an unknown token. */
export async function unsubscribe(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  const userId = personOf(secrets, token);
  if (userId === null || !(await stopLetters(db, userId))) throw notFound('link');
}

function personOf(secrets: Pick<Secrets, 'linkToken'>, token: string): string | null {
  const [userId = ''] = token.split('.', 1);
  if (!isId(userId)) return null;
  const [given, signed] = [Buffer.from(token), Buffer.from(stopToken(secrets, userId))];
  return given.length === signed.length && timingSafeEqual(given, signed) ? userId : null;
}
