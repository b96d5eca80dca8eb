import { eq } from 'drizzle-orm';
import type { Family, ParentFamily } from '@shared/contracts/families';
import { families } from '@shared/tables/index';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';

/** The actor's family; only parents see its code. Throws 404 when it has just been deleted. */
export async function viewFamily(
  { db }: Pick<Deps, 'db'>,
  { type, familyId }: Pick<FamilyActor, 'type' | 'familyId'>,
): Promise<Family | ParentFamily> {
  const [row] = await db.select().from(families).where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  const { id, name, timezone, code } = row;
  return type === 'parent' ? { id, name, timezone, code } : { id, name, timezone };
}
