import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@shared/constants';
import { memberships, pushSubscriptions, sessions } from '@shared/tables/index';
import type { Tx } from '../db/client';
import type { ParentIdentity } from '../lib/actor';

/**
 * Changes of what sessions say about their person, while they go on. Each returns the ids of the sessions, to be announced
 * with `announceChanged` once `tx` is committed.
 */

/** Puts an adult's session into the family of `actor`, of which they are a member; it becomes the one used last. */
export async function moveSession(tx: Tx, id: string, actor: ParentIdentity): Promise<string[]> {
  await tx
    .update(memberships)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(memberships.familyId, actor.familyId), eq(memberships.userId, actor.userId)));
  const rows = await tx
    .update(sessions)
    .set({
      familyId: actor.familyId,
      data: sql`jsonb_set(${sessions.data}, '{actor}', ${JSON.stringify(actor)}::jsonb)`,
    })
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id });
  // The browser shows notifications of the family it is in.
  await tx
    .update(pushSubscriptions)
    .set({ familyId: actor.familyId, told: null })
    .where(and(eq(pushSubscriptions.sessionId, id), eq(pushSubscriptions.userId, actor.userId)));
  return rows.map((row) => row.id);
}

/** The sessions of these members in the family have this role from now on. */
export const changeRole = (
  tx: Tx,
  familyId: string,
  userIds: string[],
  role: MemberRole,
): Promise<string[]> =>
  patchActor(tx, and(eq(sessions.familyId, familyId), inArray(sessions.userId, userIds)), { role });

/** The sessions of the family, kids' too, know its new code. */
export const changeFamilyCode = (tx: Tx, familyId: string, familyCode: string): Promise<string[]> =>
  patchActor(tx, eq(sessions.familyId, familyId), { familyCode });

async function patchActor(
  tx: Tx,
  where: SQL | undefined,
  patch: { role: MemberRole } | { familyCode: string },
): Promise<string[]> {
  const actor = sql`${sessions.data} -> 'actor' || ${JSON.stringify(patch)}::jsonb`;
  const rows = await tx
    .update(sessions)
    .set({ data: sql`jsonb_set(${sessions.data}, '{actor}', ${actor})` })
    .where(where)
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}
