import type { RequestHandler } from 'express';
import type { Limits } from '../limits/rate-limit';

/** Counts a kid's change; responds 429 beyond the limit. Parents have their own (`limitParentWrites`). */
export function limitKidWrites(limits: Limits): RequestHandler {
  return async ({ actor }, _res, next) => {
    if (actor?.type === 'kid') await limits.take(['kidWrites', actor.kidId]);
    next();
  };
}
