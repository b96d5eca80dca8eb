import { CHECK_UNDO_SECONDS } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { submissionsNeeded, placeAfterUndo } from '@shared/rules/kid-chores';
import type { Tx } from '../../db/client';
import { databaseNow } from '../../db/clock';
import { lockKidOfSubmission } from '../../db/family-locks';
import { violatesUnique } from '../../db/errors';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import { showsKid, type BoardActor, type KidActor, type ParentActor } from '../../lib/actor';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { deleteNews, addUndoneSubmissionNews } from '../news/add-news';
import { removeUnseenPraise } from '../praise/praise.service';
import { requireUndoable, reverseApproval, byUser } from '../stars/undo';
import { deleteRunContinuing } from './routines.queries';
import { reopenWithdrawn, publishRunEnded } from './runs';
import { presentSubmission } from './submissions.present';
import {
  findSubmission,
  listSubmittedChores,
  type FullSubmissionRow,
  type SubmissionRow,
} from './submissions.queries';
import { reviewError } from './submissions.service';
import { clearReview, deletePendingSubmission, deleteSubmission } from './undo.queries';

export async function withdrawSubmission(deps: Deps, actor: KidActor, id: string): Promise<void> {
  const { familyId, kidId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    const kid = await lockKidOfSubmission(tx, actor, id);
    if (!kid) throw notFound('submission');
    if (kid.id !== kidId) throw forbidden('own_requests_only');
    const found = await findSubmission(tx, familyId, id);
    if (!(await deletePendingSubmission(tx, familyId, id))) throw await reviewError(tx, familyId, id);
    const shared = found !== undefined && found.chore.sharing !== 'each';
    publish({ type: 'submission.withdrawn', familyId, submissionId: id, kidId, shared });
    await deleteNews(tx, publish, { familyId, kidId, sourceId: id });
    if (found) await reopenWithdrawn(tx, publish, found);
  });
}

/**
 * Deletes a submission that this board made within the last minute, and reverses an automatic approval.
 * Returns its kid.
 */
export async function undoCheck(deps: Deps, actor: BoardActor, id: string): Promise<string> {
  const { familyId, device } = actor;
  const before = await findSubmission(deps.db, familyId, id);
  if (before) await deps.limits.take(['kidWrites', before.submission.kidId]);
  return withTransaction(deps, async (tx, publish) => {
    const kid = await lockKidOfSubmission(tx, actor, id);
    const found = kid && (await findSubmission(tx, familyId, id));
    if (!kid || found?.submission.deviceId !== device.id || !showsKid(actor, kid.id))
      throw notFound('submission');
    const { status, auto, submittedAt } = found.submission;
    const age = (await databaseNow(tx)).getTime() - submittedAt.getTime();
    if (age > CHECK_UNDO_SECONDS * 1000) throw conflict('too_late.board');
    if (status === 'rejected' || (status === 'approved' && !auto))
      throw conflict('already_reviewed.submission');
    if (status === 'approved') {
      const cause = { submissionId: id };
      const { totalStars, lifetimeStars } = await reverseApproval(tx, { familyId, cause, actorId: null });
      await removeUnseenPraise(tx, publish, { familyId, kidId: kid.id, submissionId: id });
      const record = presentSubmission({ ...found, kid: { ...kid, totalStars, lifetimeStars } });
      publish({ type: 'submission.undone', familyId, submission: record, newStars: totalStars, by: null });
    }
    await deleteSubmission(tx, familyId, id);
    const shared = found.chore.sharing !== 'each';
    publish({ type: 'submission.withdrawn', familyId, submissionId: id, kidId: kid.id, shared });
    await deleteNews(tx, publish, { familyId, kidId: kid.id, sourceId: id });
    await reopenWithdrawn(tx, publish, found);
    return kid.id;
  });
}

/**
 * Undoes a review: the submission is pending again in its occurrence, and the approval's stars and badges are
 * reverted. Throws 409 `already_pending` if its slot is occupied.
 */
export async function undoSubmissionReview(
  deps: Deps,
  actor: ParentActor,
  id: string,
): Promise<ChoreSubmission> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await lockKidOfSubmission(tx, actor, id);
    if (!kid) throw notFound('submission');
    const found = await findSubmission(tx, familyId, id);
    if (!found) throw notFound('submission');
    const { status, reviewedAt } = found.submission;
    if (!reviewedAt) throw conflict('not_reviewed.submission');
    await requireUndoable(tx, reviewedAt);
    const submission = await makePending(tx, found);
    if (status === 'rejected' && (await deleteRunContinuing(tx, found.submission, id)))
      publishRunEnded(publish, found.submission);
    const { totalStars, lifetimeStars } =
      status === 'approved'
        ? await reverseApproval(tx, { familyId, cause: { submissionId: id }, actorId: userId })
        : kid;
    const record = presentSubmission({
      submission,
      chore: found.chore,
      kid: { ...kid, totalStars, lifetimeStars },
      reviewer: null,
      device: found.device,
      praise: found.praise?.shownAt == null ? null : found.praise,
    });
    await removeUnseenPraise(tx, publish, { familyId, kidId: kid.id, submissionId: id });
    const by = await byUser(tx, userId);
    publish({ type: 'submission.undone', familyId, submission: record, newStars: totalStars, by });
    const stars = kid.totalStars - totalStars;
    await addUndoneSubmissionNews(tx, publish, familyId, record, { stars, by });
    return record;
  });
}

async function makePending(tx: Tx, found: FullSubmissionRow): Promise<SubmissionRow> {
  const { familyId, id } = found.submission;
  const place = await placeToWaitIn(tx, found);
  try {
    return await clearReview(tx, familyId, id, place);
  } catch (error) {
    // Another kid may have just taken a shared slot.
    const taken = ['chore_submissions_one_pending_key', 'chore_submissions_place_key'];
    if (taken.some((key) => violatesUnique(error, key))) throw conflict('already_pending.another');
    throw error;
  }
}

/** A rejected submission gave its slot up. */
async function placeToWaitIn(tx: Tx, { submission, chore }: FullSubmissionRow): Promise<string | null> {
  const { familyId, kidId, choreId, status, occurrenceKey: key, occurrencePlace: own } = submission;
  if (status !== 'rejected' || key === null || own === null) return own;
  const others = await listSubmittedChores(tx, familyId, { occurrences: [{ choreId, key }] });
  const taken = others.filter((row) => row.status !== 'rejected').map((row) => row.occurrencePlace);
  const occurrence = { key, needed: submissionsNeeded(chore.schedule) };
  const place = placeAfterUndo(chore.sharing, own, occurrence, kidId, taken);
  if (place === null) throw conflict('already_pending.another');
  return place;
}
