import { eq } from 'drizzle-orm';
import type { UpdateUserInput } from '@shared/contracts/users';
import { families, users } from '@shared/tables/index';
import type { Tx } from '../../db/client';

type UserChanges = Pick<UpdateUserInput, 'firstName' | 'lastName' | 'locale' | 'weeklyLetter'>;

export async function updateUser(tx: Tx, userId: string, changes: UserChanges): Promise<void> {
  await tx
    .update(users)
    // The id keeps the statement valid without changes.
    .set({ ...changes, id: userId })
    .where(eq(users.id, userId));
}

export async function updateFamily(
  tx: Tx,
  familyId: string,
  changes: { name?: string | null | undefined; timezone?: string | undefined },
): Promise<void> {
  await tx
    .update(families)
    .set({ ...changes, id: familyId })
    .where(eq(families.id, familyId));
}
