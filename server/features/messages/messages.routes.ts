import { createMessageRequest } from '@shared/contracts/messages';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { familyActorOf, kidOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import * as messages from './messages.service';

export function messagesRoutes(router: ApiRouter, deps: Deps): void {
  router.post('/messages', allow('parent', 'helper'), jsonBody, async (req, res) => {
    const parent = parentOf(req);
    await deps.limits.take(['messages', parent.userId]);
    const input = parse(createMessageRequest, req.body);
    const toKidId = recordId(input.toKidId, 'kid');
    const key = idempotencyKeyOf(req, { kidId: toKidId }, `messages ${parent.userId}`);
    res.status(201).json(await messages.sendMessage(deps, parent, { ...input, toKidId }, key));
  });

  router.get('/kids/:id/messages', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(
      res,
      await messages.listKidMessages(deps, familyActorOf(req), recordId(req.params.id, 'kid')),
    );
  });

  router.put('/messages/:id/read', allow('kid'), jsonBody, async (req, res) => {
    res.json(await messages.markMessageRead(deps, kidOf(req), recordId(req.params.id, 'message')));
  });
}
