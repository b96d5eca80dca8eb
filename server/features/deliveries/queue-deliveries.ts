import { eq, sql } from 'drizzle-orm';
import { families } from '@shared/tables/index';
import { statementTime } from '../../db/clock';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { Bus } from '../../events/bus';
import { changesPending, type FamilyEvent } from '../../events/event-map';
import type { BeforeCommit } from '../../events/with-transaction';
import type { JobQueue } from '../../jobs/job-queue';
import { queueNotification } from '../../jobs/queue-notification';
import { newId } from '../../lib/ids';
import { webhookBody, webhookMessageOf } from '../webhooks/webhook-message';
import { insertDeliveries, lockListeners } from '../webhooks/webhooks.queries';

// Drizzle omits the table's name in a query of one table.
const listeners = prepared((db) =>
  db
    .select({
      hasWebhooks: sql<boolean>`EXISTS (
        SELECT FROM webhooks AS hook WHERE hook.family_id = families.id AND hook.is_active)`,
      hasBrowsers: sql<boolean>`EXISTS (
        SELECT FROM push_subscriptions AS browser WHERE browser.family_id = families.id)`,
    })
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .prepare('listeners_outside'),
);

const MAX_FAMILIES = 10_000;

export function createDeliveryQueue(
  jobs: Pick<JobQueue, 'add' | 'addAll'>,
  bus: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>,
): BeforeCommit {
  const known = new Map<string, { isSilent: boolean }>();
  bus.subscribe('listeners', (event) => {
    if ('familyId' in event) known.delete(event.familyId);
    // A session that moves to another family takes its subscription along.
    else known.clear();
  });
  bus.onResync(() => known.clear());

  async function listenersOf(tx: Tx, familyId: string) {
    if (bus.isConnected() && known.get(familyId)?.isSilent) return undefined;
    // Stored before reading, so that an event in the meantime removes it.
    const entry = { isSilent: false };
    if (known.size >= MAX_FAMILIES) known.clear();
    known.set(familyId, entry);
    const [found] = await listeners(tx).execute({ familyId });
    entry.isSilent = found !== undefined && !found.hasWebhooks && !found.hasBrowsers;
    return found;
  }

  return async (tx, events) => {
    const relevant = events
      .filter((event) => 'familyId' in event)
      .filter((event) => webhookMessageOf(event) !== null || changesPending(event));
    for (const familyId of new Set(relevant.map((event) => event.familyId))) {
      const found = await listenersOf(tx, familyId);
      const own = relevant.filter((event) => event.familyId === familyId);
      if (found?.hasWebhooks) await queueMessages(jobs, tx, familyId, own);
      if (found?.hasBrowsers && own.some(changesPending)) await queueNotification(jobs, tx, familyId);
    }
  };
}

async function queueMessages(
  jobs: Pick<JobQueue, 'addAll'>,
  tx: Tx,
  familyId: string,
  events: readonly FamilyEvent[],
): Promise<void> {
  const messages = events.map(webhookMessageOf).filter((message) => message !== null);
  if (messages.length === 0) return;
  const webhooks = await lockListeners(
    tx,
    familyId,
    messages.map(({ type }) => type),
  );
  if (webhooks.length === 0) return;
  // Read after the lock, so that a webhook's times never decrease.
  const at = await statementTime(tx);
  const deliveries = messages.flatMap((message) =>
    webhooks
      .filter(({ events: wanted }) => wanted.includes(message.type))
      .map(({ id: webhookId }) => {
        const id = newId();
        return { id, familyId, webhookId, body: webhookBody(id, message, at) };
      }),
  );
  await insertDeliveries(tx, deliveries);
  await jobs.addAll(
    tx,
    'send-webhook',
    webhooks.map(({ id: webhookId }) => ({ familyId, webhookId })),
  );
}
