import { eq } from 'drizzle-orm';
import { users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export async function findAddress(tx: Executor, userId: string) {
  const [row] = await tx
    .select({ email: users.email, emailConfirmed: users.emailConfirmed })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function setConfirmed(tx: Tx, userId: string, emailConfirmed: boolean): Promise<void> {
  await tx.update(users).set({ emailConfirmed }).where(eq(users.id, userId));
}
