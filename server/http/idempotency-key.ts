import type { Request } from 'express';
import type { IdempotencyKey, IdempotencySubject } from '../db/idempotency';
import { invalid } from '../lib/errors';

const MAX_LENGTH = 200;

/**
 * `subject` is the affected kid or family, `route` distinguishes calls and adults. Throws 400 for a key that
 * is too long.
 */
export function idempotencyKeyOf(
  req: Request,
  subject: IdempotencySubject,
  route: string,
): IdempotencyKey | null {
  const key = req.get('idempotency-key')?.trim();
  if (!key) return null;
  if (key.length > MAX_LENGTH) throw invalid('Idempotency-Key', 'validation.too_long', { max: MAX_LENGTH });
  return { ...subject, route, key };
}
