import type { Router } from 'express';
import { praiseEndpoints as endpoints } from '@shared/api/endpoints/praise';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { limitKidWrites } from '../../http/write-limits';
import * as service from './praise.service';

export function praiseRoutes(router: Router, deps: Deps): void {
  mount(router, endpoints.sendPraise, async ({ actor, params, body, idempotencyKey }) => {
    await deps.limits.take(['praise', actor.userId]);
    return service.sendPraise(deps, actor, params.id, body, idempotencyKey({ kidId: params.id }));
  });

  mount(router, endpoints.listPraise, async ({ actor, params, query, res }) => {
    const { praise, nextCursor } = await service.listPraise(deps, actor, params.id, query);
    if (nextCursor !== null) res.set('X-Next-Cursor', nextCursor);
    return praise;
  });

  mount(router, endpoints.removePraise, ({ actor, params }) => service.removePraise(deps, actor, params.id));

  mount(
    router,
    endpoints.replyToPraise,
    ({ actor, params, body }) => service.replyToPraise(deps, actor, params.id, body.picture),
    limitKidWrites(deps.limits),
  );
}
