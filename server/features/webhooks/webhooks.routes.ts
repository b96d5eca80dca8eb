import type { Router } from 'express';
import { webhookEndpoints } from '@shared/api/endpoints/webhooks';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import * as webhooks from './webhooks.service';

export function webhooksRoutes(router: Router, deps: Deps): void {
  mount(router, webhookEndpoints.listWebhooks, ({ actor }) => webhooks.listWebhooks(deps, actor));

  mount(router, webhookEndpoints.makeWebhook, ({ actor, body, req }) =>
    webhooks.createWebhook(deps, actor, body, auditContext(req, deps)),
  );

  mount(router, webhookEndpoints.changeWebhook, ({ actor, params, body, req }) =>
    webhooks.changeWebhook(deps, actor, params.id, body, auditContext(req, deps)),
  );

  mount(router, webhookEndpoints.testWebhook, ({ actor, params }) =>
    webhooks.testWebhook(deps, actor, params.id),
  );

  mount(router, webhookEndpoints.removeWebhook, ({ actor, params, req }) =>
    webhooks.removeWebhook(deps, actor, params.id, auditContext(req, deps)),
  );
}
