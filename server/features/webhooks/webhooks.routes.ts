import type { Request } from 'express';
import { updateWebhookRequest, webhookRequest } from '@shared/contracts/webhooks';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import * as webhooks from './webhooks.service';

export function webhooksRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/family/webhooks', allow('parent'), async (req, res) => {
    await sendJson(res, await webhooks.listWebhooks(deps, parentOf(req)));
  });

  router.post('/family/webhooks', allow('parent'), jsonBody, async (req, res) => {
    const input = parse(webhookRequest, req.body);
    res.status(201).json(await webhooks.makeWebhook(deps, parentOf(req), input, auditContext(req, deps)));
  });

  router.put('/family/webhooks/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = webhookId(req);
    const input = parse(updateWebhookRequest, req.body);
    res.json(await webhooks.changeWebhook(deps, parentOf(req), id, input, auditContext(req, deps)));
  });

  router.post('/family/webhooks/:id/test', allow('parent'), jsonBody, async (req, res) => {
    res.json(await webhooks.testWebhook(deps, parentOf(req), webhookId(req)));
  });

  router.delete('/family/webhooks/:id', allow('parent'), jsonBody, async (req, res) => {
    await webhooks.removeWebhook(deps, parentOf(req), webhookId(req), auditContext(req, deps));
    res.status(204).end();
  });
}

const webhookId = (req: Request): string => recordId(req.params.id, 'webhook');
