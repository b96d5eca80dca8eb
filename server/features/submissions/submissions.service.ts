import type {
  ChoreSubmission,
  CreateSubmissionInput,
  ReviewSubmissionInput,
} from '@shared/contracts/submissions';
import { calendarDateOf } from '@shared/rules/calendar';
import type { Tx } from '../../db/client';
import { lockKid } from '../../db/family-locks';
import { violatesUnique } from '../../db/errors';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { KidActor, ParentActor } from '../../lib/actor';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { recordEvent } from '../analytics/record-event';
import { findChore } from '../chores/chores.queries';
import { familyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import { postStars } from '../stars/post-stars';
import { presentSubmission } from './submissions.present';
import * as queries from './submissions.queries';

/** The pending submissions, oldest first. */
export async function listPendingSubmissions({ db }: Deps, actor: ParentActor): Promise<ChoreSubmission[]> {
  const rows = await queries.listPendingSubmissions(db, actor.familyId);
  return rows.map(presentSubmission);
}

/**
 * A kid submits a chore as done. Throws 403 for another kid's name, 404 for a chore the family does not have, 409 when it
 * is inactive or has a pending submission already. With `key` a repeated request gets the first response again.
 */
export async function submitChore(
  deps: Deps,
  actor: KidActor,
  input: CreateSubmissionInput,
  key: IdempotencyKey | null,
): Promise<ChoreSubmission> {
  if (input.kidId !== actor.kidId) throw forbidden('own_chores_only');
  if (!isId(input.choreId)) throw notFound('chore');
  try {
    return await withTransaction(deps, (tx, publish) =>
      idempotent(tx, key, input, async () => {
        const submission = await insertSubmission(tx, actor, input);
        publish({ type: 'submission.created', familyId: actor.familyId, submission });
        return submission;
      }),
    );
  } catch (error) {
    if (violatesUnique(error, 'chore_submissions_one_pending_key')) {
      throw conflict('already_pending');
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
  if (!kid) throw notFound('kid');
  const chore = await findChore(tx, familyId, input.choreId);
  if (!chore) throw notFound('chore');
  if (!chore.isActive) throw conflict('inactive.chore');
  const { now, timezone } = await familyClock(tx, familyId);
  const submission = await queries.insertSubmission(tx, {
    familyId,
    kidId,
    choreId: chore.id,
    choreName: chore.name,
    choreStarReward: chore.starReward,
    choreIconName: chore.iconName,
    choreImageUrl: chore.imageUrl,
    submissionNotes: input.notes ?? null,
    handedInOn: calendarDateOf(now, timezone),
  });
  return presentSubmission({ submission, kid, chore });
}

/** A parent approves or rejects a submission. Throws 404 for another family's, 409 `already_reviewed` the second time. */
export async function reviewSubmission(
  deps: Deps,
  { familyId, userId }: ParentActor,
  id: string,
  { status, parentNotes = null, starsAwarded = null }: ReviewSubmissionInput,
): Promise<ChoreSubmission> {
  return withTransaction(deps, async (tx, publish) => {
    const kid = await lockKidOf(tx, familyId, id);
    if (!kid) throw notFound('submission');
    const review = { familyId, id, reviewedBy: userId, parentNotes };
    return status === 'approved'
      ? approve(tx, publish, kid, { ...review, starsAwarded })
      : reject(tx, publish, kid, review);
  });
}

interface Review {
  familyId: string;
  id: string;
  reviewedBy: string | null;
  parentNotes: string | null;
}

/**
 * Approves a pending submission, whoever asks for it: awards the stars (null for the chore's own), records
 * the badges crossed and the analytics event, and publishes it. The caller holds the kid's row. Throws 409
 * `already_reviewed` when it is not pending.
 */
export async function approve(
  tx: Tx,
  publish: Publish,
  kid: KidRow,
  { starsAwarded, ...review }: Review & { starsAwarded: number | null },
): Promise<ChoreSubmission> {
  const reviewed = await queries.reviewPendingSubmission(tx, { ...review, status: 'approved', starsAwarded });
  if (!reviewed) throw alreadyReviewed();
  const { submission } = reviewed;
  const { familyId, kidId, id: submissionId } = submission;
  const amount = submission.starsAwarded ?? 0;
  const posted = await postStars(tx, {
    kind: 'chore',
    familyId,
    kidId,
    amount,
    submissionId,
    actorId: review.reviewedBy,
  });
  await recordEvent(tx, {
    familyId,
    kidId,
    submissionId,
    eventType: 'chore_completed',
    eventData: { choreName: submission.choreName, starsAwarded: amount },
  });
  const { totalStars, lifetimeStars, newBadges } = posted;
  const record = presentSubmission({ ...reviewed, kid: { ...kid, totalStars, lifetimeStars } });
  publish({ type: 'submission.approved', familyId, submission: record, newStars: totalStars, newBadges });
  return record;
}

async function reject(tx: Tx, publish: Publish, kid: KidRow, review: Review): Promise<ChoreSubmission> {
  const reviewed = await queries.reviewPendingSubmission(tx, {
    ...review,
    status: 'rejected',
    starsAwarded: 0,
  });
  if (!reviewed) throw alreadyReviewed();
  const submission = presentSubmission({ ...reviewed, kid });
  publish({ type: 'submission.rejected', familyId: review.familyId, submission });
  return submission;
}

const alreadyReviewed = () => conflict('already_reviewed.submission');

/** Locks the kid of the submission, and with it the family; undefined when the family has no such submission. */
async function lockKidOf(tx: Tx, familyId: string, id: string): Promise<KidRow | undefined> {
  const kidId = await queries.findKidOfSubmission(tx, familyId, id);
  return kidId === undefined ? undefined : lockKid(tx, familyId, kidId, 'no key update');
}
