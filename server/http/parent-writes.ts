import type { RequestHandler } from 'express';
import { HOUR_MS } from '@shared/constants';
import { PARENT_WRITE_BLOCK } from '../limits/limit-policies';
import type { Limits } from '../limits/rate-limit';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
// They have limits of their own, and whoever has written too much must still be able to sign out.
const SIGNING_IN_OR_OUT = /^\/(?:login|logout|register|auth\/admin-login|kids\/(?:[^/]+\/)?login)\/?$/i;
const REMEMBERED = 10_000;

/**
 * Counts each change that a parent makes, whichever call it is. Answers 429 beyond the limit (`parentWriteBlocks`). A
 * process takes ten from the database's counter at once and hands them out from memory, so that most changes cost no
 * query for it (docs/decisions/0104).
 */
export function limitParentWrites(limits: Limits): RequestHandler {
  const blocks = new Map<string, { left: number; until: number }>();

  const takeBlock = async (userId: string) => {
    await limits.take(['parentWriteBlocks', userId]);
    if (blocks.size >= REMEMBERED) blocks.clear();
    // Another change may have taken one at the same moment.
    const left = (blocks.get(userId)?.left ?? 0) + PARENT_WRITE_BLOCK - 1;
    blocks.set(userId, { left, until: performance.now() + HOUR_MS });
  };

  return (req, _res, next) => {
    const actor = req.currentSession?.actor;
    if (actor?.type !== 'parent' || READS.has(req.method) || SIGNING_IN_OR_OUT.test(req.path)) return next();
    const block = blocks.get(actor.userId);
    if (block && block.left > 0 && block.until > performance.now()) {
      block.left -= 1;
      return next();
    }
    blocks.delete(actor.userId);
    takeBlock(actor.userId).then(() => next(), next);
  };
}
