import { and, desc, eq, or, sql } from 'drizzle-orm';
import { memberships, users } from '@shared/tables/index';
import type { Executor } from '../../db/client';

/** Ignores case, usernames first. Excludes admins. */
export async function findByNameOrAddress(tx: Executor, name: string, limit: number): Promise<string[]> {
  const wanted = name.toLowerCase();
  const hasName = eq(sql`lower(${users.username})`, wanted);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'parent'),
        eq(users.emailConfirmed, true),
        or(hasName, eq(sql`lower(${users.email})`, wanted)),
      ),
    )
    .orderBy(desc(hasName), users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function familyIdsOf(tx: Executor, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ familyId: memberships.familyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.map(({ familyId }) => familyId);
}
