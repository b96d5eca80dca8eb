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
  const { familyId, kidId } = entry;
  const { amount, lifetimeDelta } = effectOf(entry);
  const row = {
    id: newId(),
    familyId,
    kidId,
    kind: entry.kind,
    amount,
    lifetimeDelta,
    actorId: entry.actorId,
    ...referencesOf(entry),
  };
  const moved = await queries.moveStars(tx, row);
  if (!moved) throw await postError(tx, entry, amount);
  const { entryId, totalStars, lifetimeStars, heldStars, goal } = moved;
  if (entryId === null) throw conflict('already_reversed');
  const newBadges = badgesCrossed(lifetimeStars - lifetimeDelta, lifetimeStars);
  return { entryId, totalStars, lifetimeStars, heldStars, newBadges, goal };
}

function effectOf(entry: NewEntry): { amount: number; lifetimeDelta: number } {
  switch (entry.kind) {
    case 'chore':
    case 'bonus':
      return { amount: entry.amount, lifetimeDelta: entry.amount };
    case 'reward':
    case 'deduction':
      return { amount: -entry.amount, lifetimeDelta: 0 };
    case 'reversal':
      break;
  }
  return { amount: -entry.entry.amount, lifetimeDelta: -entry.entry.lifetimeDelta };
}

type References = Pick<LedgerRow, 'submissionId' | 'redemptionId' | 'reverses' | 'label' | 'isMystery'>;

function referencesOf(entry: NewEntry): References {
  const none = { submissionId: null, redemptionId: null, reverses: null, isMystery: false };
  switch (entry.kind) {
    case 'chore':
      return { ...none, submissionId: entry.submissionId, label: entry.label };
    case 'reward':
      return { ...none, redemptionId: entry.redemptionId, label: entry.label, isMystery: entry.isMystery };
    case 'bonus':
    case 'deduction':
      return { ...none, label: entry.label };
    case 'reversal':
      break;
  }
  const { id, submissionId, redemptionId, label, isMystery } = entry.entry;
  return { submissionId, redemptionId, label, isMystery, reverses: id };
}

async function postError(tx: Tx, { familyId, kidId, kind }: NewEntry, amount: number): Promise<Error> {
  const totalStars = await queries.findTotalStars(tx, familyId, kidId);
  if (totalStars === undefined) return notFound('kid');
  if (kind === 'reversal') return conflict('stars_already_spent', { missing: -amount - totalStars });
  return conflict(kind === 'reward' ? 'not_enough_stars.review' : 'not_enough_stars.deduction');
}
