import type { RequestHandler } from 'express';
import { HOUR_MS } from '@shared/constants';
import { PARENT_WRITE_BLOCK } from '../limits/limit-policies';
import type { Limits } from '../limits/rate-limit';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
// Logins have their own limits, a parent at the limit must still be able to sign out, and activity changes nothing else.
const UNCOUNTED =
  /^\/(?:login|logout|register|auth\/admin-login|kids\/(?:[^/]+\/)?login|user\/activity)\/?$/i;
const MAX_BLOCKS = 10_000;

/**
 * Counts every change that a parent makes, in any call; responds 429 beyond the limit (`parentWriteBlocks`). A process
 * reserves ten at a time from the counter in the database, so that most changes need no query (docs/decisions/0104).
 */
export function limitParentWrites(limits: Limits): RequestHandler {
  const blocks = new Map<string, { left: number; until: number }>();

  const takeBlock = async (userId: string) => {
    await limits.take(['parentWriteBlocks', userId]);
    if (blocks.size >= MAX_BLOCKS) blocks.clear();
    // A concurrent change may have reserved a block too.
    const left = (blocks.get(userId)?.left ?? 0) + PARENT_WRITE_BLOCK - 1;
    blocks.set(userId, { left, until: performance.now() + HOUR_MS });
  };

  return (req, _res, next) => {
    const { actor } = req;
    if (actor?.type !== 'parent' || READS.has(req.method) || UNCOUNTED.test(req.path)) return next();
    const block = blocks.get(actor.userId);
    if (block && block.left > 0 && block.until > performance.now()) {
      block.left -= 1;
      return next();
    }
    blocks.delete(actor.userId);
    takeBlock(actor.userId).then(() => next(), next);
  };
}
