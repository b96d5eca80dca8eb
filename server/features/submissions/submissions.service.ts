import type { NewPraise } from '@shared/contracts/praise';
import type {
  ChoreSubmission,
  CompletionInput,
  CreateSubmissionInput,
  ReviewSubmissionInput,
} from '@shared/contracts/submissions';
import { COMPLETION_DAYS_BACK } from '@shared/constants';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { isPaused } from '@shared/rules/pause';
import { isForKid } from '@shared/rules/assignments';
import type { Tx } from '../../db/client';
import { lockKidOfSubmission, requireLockedKid } from '../../db/family-locks';
import { violatesUnique } from '../../db/errors';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { BoardActor, ChoreActor, FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import { conflict, forbidden, invalid, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { findChore } from '../chores/chores.queries';
import { dayOfTap, familyClock, todayOf, type FamilyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import { addSubmissionNews } from '../news/add-news';
import { addPraise } from '../praise/praise.service';
import { postStars } from '../stars/post-stars';
import {
  kidSince,
  requireOccurrence,
  requirePlace,
  takenError,
  timelineOf,
  wasForKid,
  type PlaceRequest,
} from './places';
import { closeRun, redoSteps, requireRun } from './runs';
import { presentSubmission } from './submissions.present';
import * as queries from './submissions.queries';

export async function listPendingSubmissions({ db }: Deps, actor: ParentActor): Promise<ChoreSubmission[]> {
  const rows = await queries.listPendingSubmissions(db, actor.familyId);
  return rows.map(presentSubmission);
}

/**
 * Throws 409 if the chore is inactive or has no slot (`requirePlace`), and for yesterday without a run. A chore without
 * approval is approved in the same transaction. A repeated request with the same `key` gets the first response.
 */
export async function submitChore(
  deps: Deps,
  actor: KidActor,
  input: CreateSubmissionInput,
  key: IdempotencyKey | null,
): Promise<ChoreSubmission> {
  if (input.kidId !== actor.kidId) throw forbidden('own_chores_only');
  const { familyId, kidId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    return idempotent(tx, key, input, async () => {
      const clock = await familyClock(tx, familyId);
      const on = dayOfTap(clock, input.on);
      const found = await requireOpenChore(tx, kid, input.choreId, clock, on);
      const request = { kid, ...found, clock, on, anyTurn: false };
      if (on !== todayOf(clock)) await requireRun(tx, request);
      return submit(tx, publish, actor, request, { notes: input.notes });
    });
  });
}

/**
 * Submits and approves a chore for a kid, today or up to seven days back, regardless of turns and pauses.
 * Throws 403 for a helper who awards more stars than the chore has, and 409 like `requirePlace`.
 */
export async function completeChore(
  deps: Deps,
  actor: ParentActor,
  kidId: string,
  input: CompletionInput,
  key: IdempotencyKey | null,
): Promise<ChoreSubmission> {
  const { familyId, userId } = actor;
  const { choreId, starsAwarded = null, on: day } = input;
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    return idempotent(tx, key, input, async () => {
      const clock = await familyClock(tx, familyId);
      const today = todayOf(clock);
      const on = day === undefined ? today : dayOf(day);
      const found = await requireChoreOf(tx, kid, choreId, on);
      if (on > today || on < today - COMPLETION_DAYS_BACK)
        throw invalid('on', 'validation.completion_date', { days: COMPLETION_DAYS_BACK });
      requireHelperStars(actor, starsAwarded, found.chore.starReward);
      const { id } = await insertSubmission(tx, publish, { kid, ...found, clock, on, anyTurn: true });
      const review = { id, reviewedBy: userId, parentNotes: null, auto: false };
      return approve(tx, publish, actor, { ...review, starsAwarded, heart: null });
    });
  });
}

const automatic = ({ id }: ChoreSubmission) => ({
  id,
  heart: null,
  reviewedBy: null,
  parentNotes: null,
  starsAwarded: null,
  auto: true,
});

/** Submits a chore with its run. One without approval is approved. Throws like `requirePlace`. */
export async function submit(
  tx: Tx,
  publish: Publish,
  actor: ChoreActor,
  request: PlaceRequest,
  about: About,
): Promise<ChoreSubmission> {
  const device = actor.type === 'board' ? actor.device : null;
  const submission = await insertSubmission(tx, publish, request, { ...about, device });
  if (!request.chore.needsApproval) return approve(tx, publish, actor, automatic(submission));
  publish({ type: 'submission.created', familyId: actor.familyId, submission });
  return submission;
}

/** Throws 404, 409, and 409 `paused`. */
export async function requireOpenChore(
  tx: Tx,
  kid: KidRow,
  choreId: string,
  clock: FamilyClock,
  on: Day,
): Promise<Pick<PlaceRequest, 'chore' | 'timeline'>> {
  const found = await requireChoreOf(tx, kid, choreId, on);
  const date = dateOf(on);
  if (isPaused(clock, date) || isPaused(kid, date)) throw conflict('paused');
  return found;
}

/** The chore is or was the kid's on `on`. Throws 404, or 409 if it is inactive. */
async function requireChoreOf(
  tx: Tx,
  kid: KidRow,
  choreId: string,
  on: Day,
): Promise<Pick<PlaceRequest, 'chore' | 'timeline'>> {
  const chore = isId(choreId) ? await findChore(tx, kid.familyId, choreId) : undefined;
  if (!chore) throw notFound('chore');
  const timeline = await timelineOf(tx, chore, on);
  if (!isForKid(chore, kid.id) && !wasForKid(timeline, kidSince(kid), on)) throw notFound('chore');
  if (!chore.isActive) throw conflict('inactive.chore');
  return { chore, timeline };
}

interface About {
  notes?: string | null | undefined;
  /** The step that was just marked. */
  lastStep?: string;
  /** The occurrence that the caller sees. Another one is 409 `not_due`. */
  dueOn?: string | null;
}

async function insertSubmission(
  tx: Tx,
  publish: Publish,
  request: PlaceRequest,
  { notes = null, lastStep, dueOn, device = null }: About & { device?: BoardActor['device'] | null } = {},
): Promise<ChoreSubmission> {
  const place =
    dueOn === undefined ? await requirePlace(tx, request) : await requireOccurrence(tx, request, dueOn);
  const routine = await closeRun(tx, publish, request, place, lastStep ?? null);
  const { kid, chore, on } = request;
  try {
    const submission = await queries.insertSubmission(tx, {
      familyId: kid.familyId,
      kidId: kid.id,
      choreId: chore.id,
      choreName: chore.name,
      choreStarReward: chore.starReward,
      choreIconName: chore.iconName,
      choreImageUrl: chore.imageUrl,
      submissionNotes: notes,
      handedInOn: dateOf(on),
      routine,
      deviceId: device?.id ?? null,
      ...place,
    });
    return presentSubmission({ submission, kid, chore, reviewer: null, device, praise: null });
  } catch (error) {
    if (violatesUnique(error, 'chore_submissions_place_key'))
      throw chore.sharing === 'each' ? conflict('already_done') : takenError(request);
    if (violatesUnique(error, 'chore_submissions_one_pending_key')) throw conflict('already_pending');
    throw error;
  }
}

/**
 * `redoStepIds` are the steps of a routine to do again. Throws 403 for a helper who awards more stars than
 * the chore had.
 */
export async function reviewSubmission(
  deps: Deps,
  actor: ParentActor,
  id: string,
  {
    status,
    parentNotes = null,
    starsAwarded = null,
    praise: heart = null,
    redoStepIds,
  }: ReviewSubmissionInput,
): Promise<ChoreSubmission> {
  const review = { id, reviewedBy: actor.userId, parentNotes, auto: false };
  return withTransaction(deps, async (tx, publish) => {
    if (status === 'rejected') return reject(tx, publish, actor, review, redoStepIds);
    const submission = await approve(tx, publish, actor, { ...review, starsAwarded, heart });
    requireHelperStars(actor, submission.starsAwarded, submission.chore.starReward);
    return submission;
  });
}

function requireHelperStars({ role }: ParentActor, starsAwarded: number | null, starReward: number): void {
  if (role === 'helper' && starsAwarded !== null && starsAwarded > starReward)
    throw forbidden('helper_stars', { stars: starReward });
}

interface Review {
  id: string;
  reviewedBy: string | null;
  parentNotes: string | null;
  auto: boolean;
}

/** Approves, and awards `starsAwarded` (null for the chore's own) and badges. */
async function approve(
  tx: Tx,
  publish: Publish,
  actor: FamilyActor | BoardActor,
  { starsAwarded, heart, ...review }: Review & { starsAwarded: number | null; heart: NewPraise | null },
): Promise<ChoreSubmission> {
  const reviewed = await saveReview(tx, actor, { ...review, status: 'approved', starsAwarded });
  const { submission, kid } = reviewed;
  const { familyId, kidId, id: submissionId } = submission;
  const amount = submission.starsAwarded ?? 0;
  const posted = await postStars(tx, {
    kind: 'chore',
    familyId,
    kidId,
    amount,
    submissionId,
    label: submission.choreName,
    actorId: review.reviewedBy,
  });
  const { totalStars, lifetimeStars, newBadges } = posted;
  const from = { familyId, kidId, fromUser: review.reviewedBy };
  const praise = heart && (await addPraise(tx, publish, from, { ...heart, submissionId }));
  const record = presentSubmission({ ...reviewed, kid: { ...kid, totalStars, lifetimeStars }, praise });
  publish({ type: 'submission.approved', familyId, submission: record, newStars: totalStars, newBadges });
  await addSubmissionNews(tx, publish, familyId, record, { before: kid, after: posted });
  return record;
}

async function reject(
  tx: Tx,
  publish: Publish,
  actor: ParentActor,
  review: Review,
  redoStepIds: readonly string[] | undefined,
): Promise<ChoreSubmission> {
  const { familyId } = actor;
  const reviewed = await saveReview(tx, actor, { ...review, status: 'rejected', starsAwarded: 0 });
  const submission = presentSubmission(reviewed);
  if (redoStepIds) await redoSteps(tx, publish, actor, reviewed, redoStepIds);
  publish({ type: 'submission.rejected', familyId, submission });
  await addSubmissionNews(tx, publish, familyId, submission, null);
  return submission;
}

async function saveReview(
  tx: Tx,
  actor: FamilyActor | BoardActor,
  review: queries.SubmissionReview,
): Promise<queries.FullSubmissionRow> {
  const reviewed = await queries.reviewPendingSubmission(tx, actor, review);
  if (reviewed) return reviewed;
  // The snapshot was older than the wait for the kid's row; an undo may have made the submission pending.
  await lockKidOfSubmission(tx, actor, review.id);
  const again = await queries.reviewPendingSubmission(tx, actor, review);
  if (!again) throw await reviewError(tx, actor.familyId, review.id);
  return again;
}

/** 409 `already_reviewed`, or 404 if the kid has withdrawn it. */
export async function reviewError(tx: Tx, familyId: string, id: string): Promise<Error> {
  const row = await queries.findSubmission(tx, familyId, id);
  // The family was suspended in the meantime.
  return row && row.submission.status !== 'pending'
    ? conflict('already_reviewed.submission')
    : notFound('submission');
}
