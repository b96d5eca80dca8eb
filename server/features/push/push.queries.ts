import { and, asc, desc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { MAX_PUSH_DEVICES, type PushWant } from '@shared/constants';
import type { QuietHours } from '@shared/rules/quiet-hours';
import {
  choreSubmissions,
  families,
  kids,
  memberships,
  patternAttempts,
  pushSubscriptions,
  rewardRedemptions,
  users,
} from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { retryAt } from '../../db/retry-at';
import { newId } from '../../lib/ids';
import type { PushTarget } from '../../lib/push-sender';
import { MAX_FAILURES } from '../kids/lockout';

/** The browser subscribes again on its next visit. */
const MAX_FAILING_DAYS = 3;
/** Longer than a push service's timeout. */
const CLAIM_SECONDS = 30;

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

const ofUser = (userId: string) => eq(pushSubscriptions.userId, userId);

export const listDevices = (tx: Executor, familyId: string, userId: string): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.familyId, familyId), ofUser(userId)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

export interface NewSubscription extends PushTarget {
  familyId: string;
  userId: string;
  sessionId: string;
  device: string | null;
  wants: PushWant[];
  approves: boolean;
}

/**
 * Subscribes a browser. Deletes others of the same session or endpoint, and the user's oldest beyond the
 * limit.
 */
export async function putSubscription(tx: Tx, subscription: NewSubscription): Promise<SubscriptionRow> {
  const { sessionId, endpoint, userId } = subscription;
  await tx
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)));
  const [row] = await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), ...subscription })
    .returning();
  if (!row) throw new Error('insert returned no row');
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ofUser(userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_PUSH_DEVICES);
  await tx.delete(pushSubscriptions).where(and(ofUser(userId), notInArray(pushSubscriptions.id, newest)));
  return row;
}

export async function deleteByEndpoint(tx: Executor, userId: string, endpoint: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(ofUser(userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteSignedOut(tx: Executor, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(ofUser(userId), isNull(pushSubscriptions.sessionId)));
}

export async function deleteSubscription(tx: Executor, browser: BrowserKey): Promise<void> {
  await tx.delete(pushSubscriptions).where(isBrowser(browser));
}

export async function updateWants(
  tx: Executor,
  { familyId, userId }: { familyId: string; userId: string },
  id: string,
  { wants, approves }: { wants: PushWant[]; approves?: boolean | undefined },
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .update(pushSubscriptions)
    .set({ wants, ...(approves !== undefined && { approves }) })
    .where(and(eq(pushSubscriptions.familyId, familyId), ofUser(userId), eq(pushSubscriptions.id, id)))
    .returning();
  return row;
}

export async function updateQuiet(tx: Executor, userId: string, quiet: QuietHours | null): Promise<void> {
  await tx
    .update(users)
    .set({ quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null })
    .where(eq(users.id, userId));
}

export async function findQuiet(tx: Executor, userId: string): Promise<QuietHours | null> {
  const [row] = await tx
    .select({ from: users.quietFrom, until: users.quietUntil })
    .from(users)
    .where(eq(users.id, userId));
  return row ? quietHoursOf(row) : null;
}

function quietHoursOf({ from, until }: { from: string | null; until: string | null }): QuietHours | null {
  return from === null || until === null ? null : { from, until };
}

type BrowserKey = Pick<SubscriptionRow, 'id' | 'familyId'>;

const isBrowser = ({ id, familyId }: BrowserKey) =>
  and(eq(pushSubscriptions.familyId, familyId), eq(pushSubscriptions.id, id));

/** Claims the family's free browsers. Waits for transactions of `queueNotification`. */
export async function claimTargets(db: Db, familyId: string) {
  const { claimedUntil, retryAt: pausedUntil } = pushSubscriptions;
  const free = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.familyId, familyId),
        or(isNull(claimedUntil), lt(claimedUntil, sql`now()`)),
        or(isNull(pausedUntil), lte(pausedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(pushSubscriptions.id))
    .for('no key update');
  const claimed = await db
    .update(pushSubscriptions)
    .set({ claimedUntil: sql`now() + ${CLAIM_SECONDS} * interval '1 second'` })
    .where(and(eq(pushSubscriptions.familyId, familyId), inArray(pushSubscriptions.id, free)))
    .returning({ id: pushSubscriptions.id });
  if (claimed.length === 0) return [];
  const rows = await db
    .select({
      id: pushSubscriptions.id,
      familyId: pushSubscriptions.familyId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      wants: pushSubscriptions.wants,
      approves: pushSubscriptions.approves,
      told: pushSubscriptions.told,
      role: memberships.role,
      locale: users.locale,
      from: users.quietFrom,
      until: users.quietUntil,
      timezone: families.timezone,
      now: sql`now()`.mapWith(families.createdAt),
    })
    .from(pushSubscriptions)
    .innerJoin(
      memberships,
      and(
        eq(memberships.familyId, pushSubscriptions.familyId),
        eq(memberships.userId, pushSubscriptions.userId),
      ),
    )
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(families, eq(families.id, pushSubscriptions.familyId))
    .where(
      and(
        eq(pushSubscriptions.familyId, familyId),
        inArray(
          pushSubscriptions.id,
          claimed.map(({ id }) => id),
        ),
      ),
    );
  return rows.map(({ from, until, ...row }) => ({ ...row, quiet: quietHoursOf({ from, until }) }));
}

export type Target = Awaited<ReturnType<typeof claimTargets>>[number];

/** Ends the claim. A sent message resets the failures. */
export async function release(
  tx: Tx,
  browser: BrowserKey,
  { told, isSent }: { told: string | null; isSent: boolean },
): Promise<void> {
  const healthy = { failures: 0, failingSince: null, retryAt: null };
  await tx
    .update(pushSubscriptions)
    .set({ told, claimedUntil: null, ...(isSent && healthy) })
    .where(isBrowser(browser));
}

/** Returns the time of the retry, or undefined after days of failures. */
export async function recordFailure(tx: Tx, browser: BrowserKey): Promise<Date | undefined> {
  const { failures, failingSince } = pushSubscriptions;
  const [row] = await tx
    .update(pushSubscriptions)
    .set({
      claimedUntil: null,
      failures: sql`${failures} + 1`,
      failingSince: sql`coalesce(${failingSince}, now())`,
      retryAt: retryAt(failures),
    })
    .where(isBrowser(browser))
    .returning({
      retryAt: pushSubscriptions.retryAt,
      isOver: sql<boolean>`${failingSince} < now() - ${MAX_FAILING_DAYS} * interval '1 day'`,
    });
  return row?.isOver ? undefined : (row?.retryAt ?? undefined);
}

export interface PendingItem {
  id: string;
  kid: string;
  name: string;
}

/** Oldest first, and the kids who are locked out until an adult unlocks them. */
export async function listPendingItems(
  tx: Executor,
  familyId: string,
): Promise<Record<PushWant, PendingItem[]>> {
  const chores = await tx
    .select({ id: choreSubmissions.id, kid: kids.name, name: choreSubmissions.choreName })
    .from(choreSubmissions)
    .innerJoin(kids, and(eq(kids.familyId, choreSubmissions.familyId), eq(kids.id, choreSubmissions.kidId)))
    .where(and(eq(choreSubmissions.familyId, familyId), sql`${choreSubmissions.status} = 'pending'`))
    .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id));
  const rewards = await tx
    .select({ id: rewardRedemptions.id, kid: kids.name, name: rewardRedemptions.rewardName })
    .from(rewardRedemptions)
    .innerJoin(kids, and(eq(kids.familyId, rewardRedemptions.familyId), eq(kids.id, rewardRedemptions.kidId)))
    .where(and(eq(rewardRedemptions.familyId, familyId), sql`${rewardRedemptions.status} = 'pending'`))
    .orderBy(asc(rewardRedemptions.requestedAt), asc(rewardRedemptions.id));
  const locked = tx
    .select({ id: patternAttempts.kidId })
    .from(patternAttempts)
    .where(
      and(
        eq(patternAttempts.familyId, familyId),
        sql`${patternAttempts.failures} >= ${MAX_FAILURES}`,
        sql`${patternAttempts.lockedUntil} > now()`,
      ),
    );
  const lockouts = await tx
    .select({ id: kids.id, kid: kids.name, name: sql<string>`''` })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), inArray(kids.id, locked)))
    .orderBy(asc(kids.createdAt), asc(kids.id));
  return { chores, rewards, lockouts };
}
