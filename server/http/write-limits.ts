import type { RequestHandler } from 'express';
import { countInBlocks } from '../limits/count-in-blocks';
import { PARENT_WRITE_BLOCK } from '../limits/limit-policies';
import type { Limits } from '../limits/rate-limit';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
// Logins have separate limits, logging out must work at the limit, and activity changes nothing.
const UNCOUNTED =
  /^\/(?:login|logout|register|auth\/admin-login|kids\/(?:[^/]+\/)?login|user\/activity)\/?$/i;

export function limitParentWrites(limits: Limits): RequestHandler {
  const count = countInBlocks(limits, 'parentWriteBlocks', PARENT_WRITE_BLOCK);
  return (req, _res, next) => {
    const { actor } = req;
    if (actor?.type !== 'parent' || READS.has(req.method) || UNCOUNTED.test(req.path)) return next();
    const { userId } = actor;
    req.countMoreWrites = async (more) => {
      for (let write = 0; write < more; write += 1) await count(userId);
    };
    const counted = count(userId);
    if (counted) counted.then(() => next(), next);
    else next();
  };
}

export function limitKidWrites(limits: Limits): RequestHandler {
  return async ({ actor }, _res, next) => {
    if (actor?.type === 'kid') await limits.take(['kidWrites', actor.kidId]);
    next();
  };
}
