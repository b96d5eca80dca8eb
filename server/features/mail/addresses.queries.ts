import { and, eq, or } from 'drizzle-orm';
import { users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export async function findAddresses(tx: Executor, userId: string) {
  const { email, emailConfirmed, pendingEmail } = users;
  const [row] = await tx
    .select({ email, emailConfirmed, pendingEmail })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

type Addresses = Partial<Pick<typeof users.$inferInsert, 'email' | 'emailConfirmed' | 'pendingEmail'>>;

export async function setAddresses(tx: Tx, userId: string, addresses: Addresses): Promise<void> {
  await tx.update(users).set(addresses).where(eq(users.id, userId));
}

export async function confirmAddress(tx: Tx, userId: string, email: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ email, emailConfirmed: true, pendingEmail: null })
    .where(and(eq(users.id, userId), or(eq(users.pendingEmail, email), eq(users.email, email))))
    .returning({ id: users.id });
  return rows.length > 0;
}
