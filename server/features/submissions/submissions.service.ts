import type {
  ChoreSubmission,
  CreateSubmissionInput,
  ReviewSubmissionInput,
} from '@shared/contracts/submissions';
import type { Db, Tx } from '../../db/client';
import { lockKid } from '../../db/family-locks';
import { violatesUnique } from '../../db/faults';
import { once, type OnceKey } from '../../db/once';
import { retryConflicts, withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../http/deps';
import type { KidActor, ParentActor } from '../../lib/actor';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { findChore } from '../chores/chores.queries';
import { badgesEarned } from '../stars/stars.service';
import { closeSubmission } from './review.statement';
import { presentSubmission } from './submissions.present';
import * as queries from './submissions.queries';

/** What waits for the parent, oldest first. */
export async function listPendingSubmissions({ db }: Deps, actor: ParentActor): Promise<ChoreSubmission[]> {
  const rows = await queries.listPendingSubmissions(db, actor.familyId);
  return rows.map(presentSubmission);
}

/**
 * A kid says a chore is done. Throws 403 for another kid's name, 404 for a chore the family does not have, 409 when it
 * is resting or already waiting (decision 17). With `key` a repetition gets the first answer again.
 */
export async function submitChore(
  deps: Deps,
  actor: KidActor,
  input: CreateSubmissionInput,
  key: OnceKey | null,
): Promise<ChoreSubmission> {
  if (input.kidId !== actor.kidId) throw forbidden('You can only do chores as yourself.');
  if (!isId(input.choreId)) throw notFound('Chore');
  try {
    return await withTransaction(deps, (tx, publish) =>
      once(tx, key, input, async () => {
        const submission = await insertSubmission(tx, actor, input);
        publish({ type: 'submission.created', familyId: actor.familyId, submission });
        return submission;
      }),
    );
  } catch (error) {
    if (violatesUnique(error, 'chore_submissions_one_pending_key')) {
      throw conflict('already_pending', 'This chore is already waiting for a grown-up.');
    }
    throw error;
  }
}

async function insertSubmission(
  tx: Tx,
  actor: KidActor,
  input: CreateSubmissionInput,
): Promise<ChoreSubmission> {
  const { familyId, kidId } = actor;
  const kid = await lockKid(tx, familyId, kidId, 'key share');
  if (!kid) throw notFound('Kid');
  const chore = await findChore(tx, familyId, input.choreId);
  if (!chore) throw notFound('Chore');
  if (!chore.isActive) throw conflict('inactive', 'This chore is resting right now.');
  const submission = await queries.insertSubmission(tx, {
    familyId,
    kidId,
    choreId: chore.id,
    choreName: chore.name,
    choreStarReward: chore.starReward,
    choreIconName: chore.iconName,
    choreImageUrl: chore.imageUrl,
    submissionNotes: input.notes ?? null,
  });
  return presentSubmission({ submission, kid, chore });
}

/**
 * A parent approves or sends back. Approving moves the stars, records the badges crossed and the analytics event, all or
 * nothing. Throws 404 for another family's, 409 `already_reviewed` the second time (decision 12).
 */
export async function reviewSubmission(
  { db, publish }: Deps,
  { familyId }: ParentActor,
  id: string,
  { status, parentNotes = null, starsAwarded = null }: ReviewSubmissionInput,
): Promise<ChoreSubmission> {
  const approved = status === 'approved';
  const review = { familyId, id, status, parentNotes, starsAwarded: approved ? starsAwarded : 0 };
  const row = await retryConflicts(() => closeSubmission(db, review));
  if (!row) throw await whyNotClosed(db, familyId, id);
  const submission = presentSubmission(row);
  const { totalStars, lifetimeStars } = row.kid;
  const newBadges = badgesEarned(lifetimeStars, submission.starsAwarded ?? 0);
  publish(
    approved
      ? { type: 'submission.approved', familyId, submission, newStars: totalStars, newBadges }
      : { type: 'submission.rejected', familyId, submission },
  );
  return submission;
}

async function whyNotClosed(db: Db, familyId: string, id: string): Promise<Error> {
  const row = await queries.findSubmission(db, familyId, id);
  return row ? conflict('already_reviewed', 'This chore has already been reviewed.') : notFound('Submission');
}
