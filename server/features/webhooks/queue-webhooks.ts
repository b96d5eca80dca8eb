import { and, eq, sql } from 'drizzle-orm';
import { webhooks } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { DomainEvent } from '../../events/domain-events';
import type { JobQueue } from '../../jobs/job-queue';
import { newId } from '../../lib/ids';
import { webhookBody, webhookEventOf } from './webhook-message';
import { insertDeliveries } from './webhooks.queries';

const interested = prepared((db) =>
  db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.familyId, sql.placeholder('familyId')),
        eq(webhooks.isActive, true),
        sql`${sql.placeholder('type')} = ANY(${webhooks.events})`,
      ),
    )
    .prepare('interested_webhooks'),
);

/**
 * Queues the messages of these events to the webhooks that want them, in the transaction that the events are of. Costs a
 * family without webhooks one look-up.
 */
export async function queueWebhooks(
  jobs: Pick<JobQueue, 'addAll'>,
  tx: Tx,
  events: readonly DomainEvent[],
): Promise<void> {
  for (const event of events) {
    const told = webhookEventOf(event);
    if (!told || !('familyId' in event)) continue;
    const { familyId } = event;
    const hooks = await interested(tx).execute({ familyId, type: told.type });
    if (hooks.length === 0) continue;
    const at = new Date();
    const deliveries = hooks.map(({ id: webhookId }) => {
      const id = newId();
      return { id, familyId, webhookId, body: webhookBody(id, told, at) };
    });
    await insertDeliveries(tx, deliveries);
    await jobs.addAll(
      tx,
      'send-webhook',
      hooks.map(({ id: webhookId }) => ({ familyId, webhookId })),
    );
  }
}
