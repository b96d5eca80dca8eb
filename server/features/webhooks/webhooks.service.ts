import { MAX_WEBHOOKS } from '@shared/program-constants';
import type { NewWebhook, UpdateWebhookInput, Webhook, WebhookInput } from '@shared/contracts/webhooks';
import type { Executor } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isPrivateHost } from '../../lib/private-hosts';
import { isPublicHttps } from '../../lib/public-address';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { postToWebhook, wasAccepted } from './send-webhook';
import { webhookBody } from './webhook-message';
import * as queries from './webhooks.queries';

export async function listWebhooks({ db }: Deps, { familyId }: ParentActor): Promise<Webhook[]> {
  return (await queries.listWebhooks(db, familyId)).map(presentWebhook);
}

/** Returns the secret once. Throws 400 for an address that is not public. */
export async function createWebhook(
  deps: Deps,
  actor: ParentActor,
  { url, events }: WebhookInput,
  context: AuditContext,
): Promise<NewWebhook> {
  requirePublic(deps, url);
  const { familyId, userId } = actor;
  const row = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    await requireFreshProof(tx, actor);
    if ((await queries.listWebhooks(tx, familyId)).length >= MAX_WEBHOOKS)
      throw conflict('too_many_webhooks', { max: MAX_WEBHOOKS });
    const id = newId();
    await queries.insertWebhook(tx, { id, familyId, url, events, madeBy: userId });
    await auditSuccess(tx, actor, 'webhook.make', context, id);
    publish({ type: 'devices.changed', familyId });
    return requireWebhook(tx, { familyId, webhookId: id });
  });
  return { ...presentWebhook(row), secret: deps.secrets.webhookSecrets(row.id)[0] };
}

/** Resets failures and sends pending messages. A webhook that is turned off drops them. */
export async function changeWebhook(
  deps: Deps,
  actor: ParentActor,
  webhookId: string,
  { url, events, isActive }: UpdateWebhookInput,
  context: AuditContext,
): Promise<Webhook> {
  if (url !== undefined) requirePublic(deps, url);
  const { familyId, userId } = actor;
  const which = { familyId, webhookId };
  const row = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    const before = await queries.findWebhook(tx, which);
    if (url !== undefined && before && url !== before.url) await requireFreshProof(tx, actor);
    const changed = await queries.updateWebhook(tx, which, {
      ...(url !== undefined && { url, madeBy: userId }),
      ...(events && { events }),
      ...(isActive !== undefined && { isActive }),
    });
    if (!changed) throw notFound('webhook');
    if (changed.isActive) await deps.jobs.add(tx, 'send-webhook', which);
    else await queries.deleteDeliveries(tx, which);
    await auditSuccess(tx, actor, 'webhook.change', context, webhookId);
    publish({ type: 'devices.changed', familyId });
    return requireWebhook(tx, which);
  });
  return presentWebhook(row);
}

export async function removeWebhook(
  deps: Deps,
  actor: ParentActor,
  webhookId: string,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.deleteWebhook(tx, { familyId, webhookId }))) throw notFound('webhook');
    await auditSuccess(tx, actor, 'webhook.remove', context, webhookId);
    publish({ type: 'devices.changed', familyId });
  });
}

/** Returns the webhook with the result. */
export async function testWebhook(deps: Deps, actor: ParentActor, webhookId: string): Promise<Webhook> {
  const { familyId } = actor;
  const which = { familyId, webhookId };
  const hook = await withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, 'key share');
    return requireWebhook(tx, which);
  });
  await deps.limits.take(['webhookTests', familyId]);
  const body = webhookBody(newId(), { type: 'test' }, new Date());
  const status = await postToWebhook(deps, hook, body, new AbortController().signal);
  await queries.recordTest(deps.db, which, { status, wasTaken: wasAccepted(status) });
  return presentWebhook(await requireWebhook(deps.db, which));
}

async function requireWebhook(tx: Executor, which: queries.WebhookRef): Promise<queries.WebhookWithOwner> {
  const hook = await queries.findWebhook(tx, which);
  if (!hook) throw notFound('webhook');
  return hook;
}

function requirePublic({ privateHosts }: Deps, url: string): void {
  if (isPrivateHost(new URL(url), privateHosts)) return;
  if (!isPublicHttps(url)) throw invalid('url', 'validation.webhook_url');
}

const presentWebhook = (row: queries.WebhookWithOwner): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  isActive: row.isActive,
  switchedOffAt: row.switchedOffAt?.toISOString() ?? null,
  last: row.lastTriedAt && { at: row.lastTriedAt.toISOString(), status: row.lastStatus },
  createdAt: row.createdAt.toISOString(),
  madeBy: row.madeBy,
});
