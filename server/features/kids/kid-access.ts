import { and, eq } from 'drizzle-orm';
import { kids } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { FamilyActor } from '../../lib/actor';
import { forbidden, notFound } from '../../lib/errors';

export type KidRow = typeof kids.$inferSelect;

/** The family's kid, or undefined. */
export async function findKid(tx: Executor, familyId: string, id: string): Promise<KidRow | undefined> {
  const [row] = await tx
    .select()
    .from(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, id)));
  return row;
}

/**
 * The kid whose records `actor` asks for under `/api/kids/:id/…`; `kidId` is a checked record id. A parent may read any
 * kid of the family, a kid only their own. Throws 403 for a sibling and 404 for everyone else.
 */
export async function requireKidAccess(tx: Executor, actor: FamilyActor, kidId: string): Promise<KidRow> {
  const kid = await findKid(tx, actor.familyId, kidId);
  if (!kid) throw notFound('kid');
  if (actor.type === 'kid' && actor.kidId !== kid.id) throw forbidden('own_records_only');
  return kid;
}
