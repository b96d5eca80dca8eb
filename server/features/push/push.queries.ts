import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
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
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';
import type { PushTarget } from '../../lib/push-sender';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

const ofUser = (userId: string) => eq(pushSubscriptions.userId, userId);

/** The person's browsers in this family, the newest first. */
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
}

/**
 * A browser gets notifications from now on. It has one subscription: whoever had one on it before, in this session or by
 * this endpoint, has it no longer; nor has the person's oldest browser beyond the limit.
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

/** Those of the person's browsers whose session has expired: nobody has signed in there again. */
export async function deleteSignedOut(tx: Executor, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(ofUser(userId), isNull(pushSubscriptions.sessionId)));
}

export async function deleteSubscription(tx: Executor, familyId: string, id: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.familyId, familyId), eq(pushSubscriptions.id, id)));
}

/** Returns the person's browser, or undefined when they have none such in this family. */
export async function updateWants(
  tx: Executor,
  { familyId, userId }: { familyId: string; userId: string },
  id: string,
  wants: PushWant[],
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .update(pushSubscriptions)
    .set({ wants })
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

/** A browser to be told, with what decides whether and when. */
export async function listTargets(tx: Executor, familyId: string) {
  const rows = await tx
    .select({
      id: pushSubscriptions.id,
      familyId: pushSubscriptions.familyId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      wants: pushSubscriptions.wants,
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
    .where(eq(pushSubscriptions.familyId, familyId));
  return rows.map(({ from, until, ...row }) => ({ ...row, quiet: quietHoursOf({ from, until }) }));
}
export type Target = Awaited<ReturnType<typeof listTargets>>[number];

/**
 * Takes a browser for sending, so that two processes never send it the same: for `seconds`, if nobody has it and it was
 * told nothing since. Returns whether it did.
 */
export async function claim(
  tx: Executor,
  { id, familyId, told }: Pick<Target, 'id' | 'familyId' | 'told'>,
  seconds: number,
): Promise<boolean> {
  const { claimedUntil } = pushSubscriptions;
  const rows = await tx
    .update(pushSubscriptions)
    .set({ claimedUntil: sql`now() + ${seconds} * interval '1 second'` })
    .where(
      and(
        eq(pushSubscriptions.familyId, familyId),
        eq(pushSubscriptions.id, id),
        sql`${pushSubscriptions.told} IS NOT DISTINCT FROM ${told}`,
        or(isNull(claimedUntil), lt(claimedUntil, sql`now()`)),
      ),
    )
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** Gives a claimed browser back, with what it was told. */
export async function release(
  tx: Executor,
  { id, familyId }: Pick<Target, 'id' | 'familyId'>,
  told: string | null,
): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ told, claimedUntil: null })
    .where(and(eq(pushSubscriptions.familyId, familyId), eq(pushSubscriptions.id, id)));
}

/** Something that waits for a grown-up: whose, and for a chore or reward its name. */
export interface Waiting {
  id: string;
  kid: string;
  name: string;
}

/** What waits in the family, the oldest first; for lockouts the kids that only a grown-up can let in again. */
export async function listWaiting(
  tx: Executor,
  familyId: string,
  lockedAfter: number,
): Promise<Record<PushWant, Waiting[]>> {
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
        sql`${patternAttempts.failures} >= ${lockedAfter}`,
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
