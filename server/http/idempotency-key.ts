import type { Request } from 'express';
import type { IdempotencyKey } from '../db/idempotency';
import { invalid } from '../lib/errors';
import { kidOf } from './resolve-actor';

const MAX_LENGTH = 200;

/** The request's `Idempotency-Key`, or null without one. Throws 400 for one that is too long. */
export function idempotencyKeyOf(req: Request, route: string): IdempotencyKey | null {
  const key = req.get('idempotency-key')?.trim();
  if (!key) return null;
  if (key.length > MAX_LENGTH) throw invalid('Idempotency-Key', 'validation.too_long', { max: MAX_LENGTH });
  return { kidId: kidOf(req).kidId, route, key };
}
