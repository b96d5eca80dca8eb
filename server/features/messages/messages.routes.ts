import type { Router } from 'express';
import { messageAndAnalyticsEndpoints as endpoints } from '@shared/api/endpoints/messages-and-analytics';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { recordId } from '../../http/validate';
import * as messages from './messages.service';

export function messagesRoutes(router: Router, deps: Deps): void {
  mount(router, endpoints.sendMessage, async ({ actor, body, idempotencyKey }) => {
    await deps.limits.take(['messages', actor.userId]);
    const toKidId = recordId(body.toKidId, 'kid');
    return messages.sendMessage(deps, actor, { ...body, toKidId }, idempotencyKey({ kidId: toKidId }));
  });

  mount(router, endpoints.listKidMessages, ({ actor, params }) =>
    messages.listKidMessages(deps, actor, params.id),
  );

  mount(router, endpoints.markMessageRead, ({ actor, params }) =>
    messages.markMessageRead(deps, actor, params.id),
  );
}
