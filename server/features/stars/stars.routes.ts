import type { Router } from 'express';
import { starEndpoints } from '@shared/api/endpoints/stars';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { sendChunks } from '../../http/send-stream';
import { exportStatement, readStatement, sumStatement } from './statement.service';
import { moveStarsByHand, undoStarsByHand } from './stars-by-hand.service';

export function starsRoutes(router: Router, deps: Deps): void {
  mount(router, starEndpoints.readStatement, async ({ actor, params, query, res }) => {
    const { entries, nextCursor } = await readStatement(deps, actor, params.id, query);
    if (nextCursor !== null) res.set('X-Next-Cursor', nextCursor);
    return entries;
  });

  mount(router, starEndpoints.sumStatement, ({ actor, params }) => sumStatement(deps, actor, params.id));

  mountRaw(router, starEndpoints.exportStatement, async ({ actor, params, query, res }) => {
    await deps.limits.take(['exports', actor.userId]);
    const parts = await exportStatement(deps, actor, params.id, query.source);
    res.attachment('starnest-stars.csv');
    await sendChunks(res, parts);
  });

  mount(router, starEndpoints.moveStarsByHand, ({ actor, params, body, idempotencyKey }) =>
    moveStarsByHand(deps, actor, params.id, body, idempotencyKey({ kidId: params.id })),
  );

  mount(router, starEndpoints.undoStarsByHand, ({ actor, params }) =>
    undoStarsByHand(deps, actor, params.id, params.entryId),
  );
}
