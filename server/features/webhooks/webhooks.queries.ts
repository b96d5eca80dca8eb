import { and, arrayOverlaps, asc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { WEBHOOK_FAILING_DAYS, type WebhookEvent } from '@shared/program-constants';
import { families, users, webhookDeliveries, webhooks } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { retryAt } from '../../db/retry-at';

const CLAIM_SECONDS = 30;

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookRef = Pick<WebhookRow, 'familyId'> & { webhookId: string };

const isWhich = ({ familyId, webhookId }: WebhookRef) =>
  and(eq(webhooks.familyId, familyId), eq(webhooks.id, webhookId));
const ofWhich = ({ familyId, webhookId }: WebhookRef) =>
  and(eq(webhookDeliveries.familyId, familyId), eq(webhookDeliveries.webhookId, webhookId));

const selectWebhooks = (tx: Executor, where: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(webhooks), madeBy: { id: users.id, firstName: users.firstName } })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.madeBy))
    .where(where)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export type WebhookWithOwner = Awaited<ReturnType<typeof selectWebhooks>>[number];

export const listWebhooks = (tx: Executor, familyId: string): Promise<WebhookWithOwner[]> =>
  selectWebhooks(tx, eq(webhooks.familyId, familyId));

export async function findWebhook(tx: Executor, which: WebhookRef): Promise<WebhookWithOwner | undefined> {
  const [row] = await selectWebhooks(tx, isWhich(which));
  return row;
}

export async function insertWebhook(
  tx: Tx,
  values: Pick<WebhookRow, 'id' | 'familyId' | 'url' | 'events' | 'madeBy'>,
): Promise<void> {
  await tx.insert(webhooks).values(values);
}

export async function updateWebhook(
  tx: Tx,
  which: WebhookRef,
  values: Partial<Pick<WebhookRow, 'url' | 'events' | 'isActive' | 'madeBy'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({ ...values, failures: 0, failingSince: null, retryAt: null, switchedOffAt: null })
    .where(isWhich(which))
    .returning();
  return row;
}

export async function deleteWebhook(tx: Tx, which: WebhookRef): Promise<boolean> {
  const rows = await tx.delete(webhooks).where(isWhich(which)).returning({ id: webhooks.id });
  return rows.length > 0;
}

/**
 * The lock orders the messages of concurrent transactions, and makes a waiting job send them after the
 * commit.
 */
export const lockListeners = (
  tx: Tx,
  familyId: string,
  types: WebhookEvent[],
): Promise<Pick<WebhookRow, 'id' | 'events'>[]> =>
  tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.familyId, familyId),
        eq(webhooks.isActive, true),
        arrayOverlaps(webhooks.events, types),
      ),
    )
    .orderBy(asc(webhooks.id))
    .for('no key update');

export async function insertDeliveries(
  tx: Tx,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values(rows);
}

export async function deleteDeliveries(tx: Tx, which: WebhookRef): Promise<void> {
  await tx.delete(webhookDeliveries).where(ofWhich(which));
}

/** Returns the oldest message of the last day. */
export async function findOldestDelivery(
  tx: Executor,
  which: WebhookRef,
): Promise<{ id: string; body: string } | undefined> {
  const [row] = await tx
    .select({ id: webhookDeliveries.id, body: webhookDeliveries.body })
    .from(webhookDeliveries)
    .where(and(ofWhich(which), gt(webhookDeliveries.createdAt, sql`now() - interval '1 day'`)))
    .orderBy(asc(webhookDeliveries.position))
    .limit(1);
  return row;
}

export async function deleteDelivery(tx: Tx, which: WebhookRef, id: string): Promise<void> {
  await tx.delete(webhookDeliveries).where(and(ofWhich(which), eq(webhookDeliveries.id, id)));
}

/**
 * Returns undefined if another process has it or it is paused. Locks the row first, so that concurrent
 * processes see each other's messages.
 */
export async function claim(tx: Tx, which: WebhookRef): Promise<WebhookRow | undefined> {
  const { claimedUntil } = webhooks;
  const [found] = await tx
    .select({
      isFree: sql<boolean>`coalesce(${claimedUntil} < now(), true) AND coalesce(${webhooks.retryAt} <= now(), true)`,
    })
    .from(webhooks)
    .innerJoin(families, and(eq(families.id, webhooks.familyId), isNull(families.suspendedAt)))
    .where(and(isWhich(which), eq(webhooks.isActive, true)))
    .for('no key update', { of: webhooks });
  if (!found?.isFree) return undefined;
  const [row] = await tx
    .update(webhooks)
    .set({ claimedUntil: sql`now() + ${CLAIM_SECONDS} * interval '1 second'` })
    .where(isWhich(which))
    .returning();
  return row;
}

export async function release(tx: Tx, which: WebhookRef): Promise<void> {
  await tx.update(webhooks).set({ claimedUntil: null }).where(isWhich(which));
}

export async function recordSuccess(tx: Tx, which: WebhookRef, status: number): Promise<void> {
  const last = { lastTriedAt: sql`now()`, lastStatus: status };
  await tx
    .update(webhooks)
    .set({ ...last, claimedUntil: null, failures: 0, failingSince: null, retryAt: null })
    .where(isWhich(which));
}

/** Turns the webhook off after days of failures. Returns undefined if it was deleted. */
export async function recordFailure(
  tx: Tx,
  which: WebhookRef,
  status: number | null,
): Promise<WebhookRow | undefined> {
  const { failures, failingSince } = webhooks;
  const isOver = sql`${failingSince} < now() - ${WEBHOOK_FAILING_DAYS} * interval '1 day'`;
  const [row] = await tx
    .update(webhooks)
    .set({
      lastTriedAt: sql`now()`,
      lastStatus: status,
      claimedUntil: null,
      failures: sql`${failures} + 1`,
      failingSince: sql`coalesce(${failingSince}, now())`,
      retryAt: retryAt(failures),
      isActive: sql`${webhooks.isActive} AND NOT coalesce(${isOver}, false)`,
      switchedOffAt: sql`CASE WHEN ${isOver} THEN now() ELSE ${webhooks.switchedOffAt} END`,
    })
    .where(isWhich(which))
    .returning();
  return row;
}

export async function recordTest(
  db: Executor,
  which: WebhookRef,
  { status, wasTaken }: { status: number | null; wasTaken: boolean },
): Promise<void> {
  await db
    .update(webhooks)
    .set({
      lastTriedAt: sql`now()`,
      lastStatus: status,
      ...(wasTaken && { failures: 0, failingSince: null }),
    })
    .where(isWhich(which));
}
