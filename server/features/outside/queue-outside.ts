import { eq, sql } from 'drizzle-orm';
import { families } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { DomainEvent } from '../../events/domain-events';
import type { JobQueue } from '../../jobs/job-queue';
import { newId } from '../../lib/ids';
import { webhookBody, webhookEventOf } from '../webhooks/webhook-message';
import { insertDeliveries, type WebhookRow } from '../webhooks/webhooks.queries';

type Webhook = Pick<WebhookRow, 'id' | 'events'>;

/**
 * One question for both kinds, because every approval asks it. Its names are written out, for drizzle leaves the table's
 * name out in a query of one table.
 */
const listeners = prepared((db) =>
  db
    .select({
      webhooks: sql<Webhook[]>`(
        SELECT coalesce(json_agg(json_build_object('id', hook.id, 'events', hook.events)), '[]') FROM webhooks AS hook
        WHERE hook.family_id = families.id AND hook.is_active)`,
      hasBrowsers: sql<boolean>`EXISTS (
        SELECT FROM push_subscriptions AS browser WHERE browser.family_id = families.id)`,
    })
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .prepare('listeners_outside'),
);

/**
 * Queues what programs and grown-ups' browsers are told of these events, in the transaction that the events are of:
 * messages to the webhooks that want them, and notifications of what waits. Costs a family without either one look-up.
 */
export async function queueOutside(
  jobs: Pick<JobQueue, 'add' | 'addAll'>,
  tx: Tx,
  events: readonly DomainEvent[],
): Promise<void> {
  const told = events
    .filter((event) => 'familyId' in event)
    .filter((event) => webhookEventOf(event) !== null || changesWhatWaits(event));
  for (const familyId of new Set(told.map((event) => event.familyId))) {
    const [found] = await listeners(tx).execute({ familyId });
    if (!found) continue;
    const own = told.filter((event) => event.familyId === familyId);
    for (const event of own) await queueMessages(jobs, tx, { familyId, event, webhooks: found.webhooks });
    if (found.hasBrowsers && own.some(changesWhatWaits)) await jobs.add(tx, 'notify-family', { familyId });
  }
}

/** Whether a submission, a redemption or a lockout may wait for a grown-up from now on, or no longer. */
function changesWhatWaits({ type }: DomainEvent): boolean {
  if (type === 'redemption.delivered') return false;
  return type.startsWith('submission.') || type.startsWith('redemption.') || type === 'family.changed';
}

async function queueMessages(
  jobs: Pick<JobQueue, 'addAll'>,
  tx: Tx,
  { familyId, event, webhooks: all }: { familyId: string; event: DomainEvent; webhooks: Webhook[] },
): Promise<void> {
  const told = webhookEventOf(event);
  const wanting = told ? all.filter(({ events }) => events.includes(told.type)) : [];
  if (!told || wanting.length === 0) return;
  const at = new Date();
  const deliveries = wanting.map(({ id: webhookId }) => {
    const id = newId();
    return { id, familyId, webhookId, body: webhookBody(id, told, at) };
  });
  await insertDeliveries(tx, deliveries);
  await jobs.addAll(
    tx,
    'send-webhook',
    wanting.map(({ id: webhookId }) => ({ familyId, webhookId })),
  );
}
