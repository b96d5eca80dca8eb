import { badgesCrossed, type Badge } from '@shared/rules/badges';
import type { Tx } from '../../db/client';
import { conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import * as queries from './stars.queries';
import type { Goal, LedgerRow } from './stars.queries';

interface EntryBase {
  familyId: string;
  kidId: string;
  actorId: string | null;
}

export type NewEntry = EntryBase &
  (
    | { kind: 'chore'; amount: number; submissionId: string; label: string }
    | { kind: 'reward'; amount: number; redemptionId: string; label: string; isMystery: boolean }
    | { kind: 'bonus' | 'deduction'; amount: number; label: string }
    | { kind: 'reversal'; entry: LedgerRow }
  );

export interface PostedStars {
  entryId: string;
  totalStars: number;
  lifetimeStars: number;
  heldStars: number;
  newBadges: Badge[];
  goal: Goal | null;
}

/**
 * The only function that changes stars. Updates the kid's sums and badges and inserts the ledger entry. The
 * caller has locked the kid's row (docs/decisions/0120). Throws 409 `not_enough_stars`, `stars_already_spent`
 * and `already_reversed`. After an error, the transaction must not commit.
 */
export async function postStars(tx: Tx, entry: NewEntry): Promise<PostedStars> {
  const { familyId, kidId, kind, actorId } = entry;
  const values = valuesOf(entry);
  const { amount, lifetimeDelta } = values;
  const moved = await queries.moveStars(tx, { id: newId(), familyId, kidId, kind, actorId, ...values });
  if (!moved) throw await postError(tx, entry, amount);
  const { entryId, totalStars, lifetimeStars, heldStars, goal } = moved;
  if (entryId === null) throw conflict('already_reversed');
  const newBadges = badgesCrossed(lifetimeStars - lifetimeDelta, lifetimeStars);
  return { entryId, totalStars, lifetimeStars, heldStars, newBadges, goal };
}

function valuesOf(entry: NewEntry) {
  if (entry.kind === 'reversal') {
    const { id, amount, lifetimeDelta, submissionId, redemptionId, label, isMystery } = entry.entry;
    const undone = { amount: -amount, lifetimeDelta: -lifetimeDelta, reverses: id };
    return { ...undone, submissionId, redemptionId, label, isMystery };
  }
  const { kind, amount, label } = entry;
  const isEarned = kind === 'chore' || kind === 'bonus';
  return {
    amount: isEarned ? amount : -amount,
    lifetimeDelta: isEarned ? amount : 0,
    reverses: null,
    submissionId: kind === 'chore' ? entry.submissionId : null,
    redemptionId: kind === 'reward' ? entry.redemptionId : null,
    label,
    isMystery: kind === 'reward' && entry.isMystery,
  };
}

async function postError(tx: Tx, { familyId, kidId, kind }: NewEntry, amount: number): Promise<Error> {
  const totalStars = await queries.findTotalStars(tx, familyId, kidId);
  if (totalStars === undefined) return notFound('kid');
  if (kind === 'reversal') return conflict('stars_already_spent', { missing: -amount - totalStars });
  return conflict(kind === 'reward' ? 'not_enough_stars.review' : 'not_enough_stars.deduction');
}
