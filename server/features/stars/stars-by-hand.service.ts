import type { LedgerEntry, StarsByHandInput } from '@shared/contracts/stars';
import type { Tx } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import type { Authorized } from '../../lib/authorized';
import { conflict, notFound } from '../../lib/errors';
import { allowsStarsByHand } from '../families/families.queries';
import type { KidRow } from '../kids/kids.queries';
import { addEntryNews } from '../news/add-news';
import { postStars, type NewEntry } from './post-stars';
import { presentEntry } from './statement.present';
import { findEntry } from './statement.queries';
import { requireUndoable } from './undo';

/**
 * Throws 409 `stars_by_hand_off` and `not_enough_stars`. A repeated request with the same `key` gets the
 * first response.
 */
export async function moveStarsByHand(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  input: StarsByHandInput,
  key: IdempotencyKey | null,
): Promise<LedgerEntry> {
  const { familyId, userId } = actor;
  const { amount, reason: label } = input;
  return withTransaction(deps, async (tx, publish) => {
    // Checked before the key, so that former members learn nothing.
    const kid = await requireLockedKid(tx, actor, kidId);
    return idempotent(tx, key, input, async () => {
      if (!(await allowsStarsByHand(tx, familyId))) throw conflict('stars_by_hand_off');
      const entry = { familyId, kidId, actorId: userId, label, amount: Math.abs(amount) };
      return post(tx, publish, kid, { ...entry, kind: amount > 0 ? 'bonus' : 'deduction' });
    });
  });
}

/** Undoes a bonus or deduction with a reversal. */
export async function undoStarsByHand(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  entryId: string,
): Promise<LedgerEntry> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    const found = await findEntry(tx, { familyId, kidId }, entryId);
    if (!found) throw notFound('entry');
    const { entry, reversedBy } = found;
    if (entry.kind !== 'bonus' && entry.kind !== 'deduction') throw conflict('not_by_hand');
    if (reversedBy !== null) throw conflict('already_reversed');
    await requireUndoable(tx, entry.createdAt);
    return post(tx, publish, kid, { kind: 'reversal', familyId, kidId, actorId: userId, entry });
  });
}

async function post(
  tx: Tx,
  publish: Publish,
  kid: Authorized<KidRow>,
  newEntry: NewEntry,
): Promise<LedgerEntry> {
  const { familyId, kidId } = newEntry;
  const posted = await postStars(tx, newEntry);
  const { entryId, totalStars, newBadges } = posted;
  const row = await findEntry(tx, { familyId, kidId }, entryId);
  if (!row) throw new Error('an entry that was just written is gone');
  const record = presentEntry(row);
  publish({ type: 'stars.changed', familyId, kidId, entry: record, newStars: totalStars, newBadges });
  await addEntryNews(tx, publish, { familyId, kidId }, record, { before: kid, after: posted });
  return record;
}
