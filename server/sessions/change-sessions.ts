import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@shared/constants';
import { memberships, pushSubscriptions, sessions } from '@shared/tables/index';
import type { Tx } from '../db/client';
import type { ParentIdentity } from '../lib/actor';

/** Each function returns ids for `announceChanged` after the commit. */

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
  // The browser shows notifications of its current family.
  await tx
    .update(pushSubscriptions)
    .set({ familyId: actor.familyId, told: null })
    .where(and(eq(pushSubscriptions.sessionId, id), eq(pushSubscriptions.userId, actor.userId)));
  return rows.map((row) => row.id);
}

export const changeRole = (
  tx: Tx,
  familyId: string,
  userIds: string[],
  role: MemberRole,
): Promise<string[]> =>
  patchActor(tx, and(eq(sessions.familyId, familyId), inArray(sessions.userId, userIds)), { role });

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
