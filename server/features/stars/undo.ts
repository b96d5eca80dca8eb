import { eq } from 'drizzle-orm';
import { DAY_MS, UNDO_DAYS } from '@shared/constants';
import type { AdultOrNull } from '@shared/contracts/fields';
import { users } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { databaseNow } from '../../db/clock';
import { conflict } from '../../lib/errors';
import { postStars, type PostedStars } from './post-stars';
import { findUnreversed, type Cause } from './stars.queries';

/** Throws 409 `too_late` after seven days, by the database's clock. */
export async function requireUndoable(tx: Tx, at: Date): Promise<void> {
  const age = (await databaseNow(tx)).getTime() - at.getTime();
  if (age > UNDO_DAYS * DAY_MS) throw conflict('too_late', { days: UNDO_DAYS });
}

/**
 * The caller has locked the kid's row. Throws 409 `stars_already_spent`. After an error, the transaction must
 * not commit.
 */
export async function reverseApproval(
  tx: Tx,
  { familyId, cause, actorId }: { familyId: string; cause: Cause; actorId: string | null },
): Promise<PostedStars> {
  const entry = await findUnreversed(tx, familyId, cause);
  if (!entry) throw new Error('an approval has no entry in the ledger');
  return postStars(tx, { kind: 'reversal', familyId, kidId: entry.kidId, entry, actorId });
}

export async function byUser(tx: Tx, userId: string): Promise<AdultOrNull> {
  const [user] = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
