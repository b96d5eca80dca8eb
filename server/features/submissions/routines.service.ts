import { HOUR_MS, PICTURES_HOURS } from '@shared/constants';
import type { RoutineRun, RunInput, StepTap } from '@shared/contracts/routines';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { isForKid } from '@shared/rules/assignments';
import { wallTimeAt } from '@shared/rules/clock';
import type { Day } from '@shared/rules/day';
import {
  followSteps,
  isFinished,
  markStep,
  pauseRun,
  resumeRun,
  startRun,
  stepsOf,
} from '@shared/rules/routine';
import type { Tx } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction, type Publish } from '../../events/with-transaction';
import type { ChoreActor } from '../../lib/actor';
import { AppError, conflict, notFound } from '../../lib/errors';
import { findChore } from '../chores/chores.queries';
import { dayOfTap, familyClock, todayOf, type FamilyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import * as queries from './routines.queries';
import { requireOccurrence } from './places';
import { keepRun, keyOf, presentRun, rowOf, publishRunEnded, type Routine } from './runs';
import { findSubmission, type FullSubmissionRow } from './submissions.queries';
import { presentSubmission } from './submissions.present';
import { requireOpenChore, submit } from './submissions.service';

/** Until this hour, a run of yesterday can be finished. */
const NIGHT_ENDS = 3;
/** A repeated start within this time changes nothing, and a repeated last tap never starts the chore's next run. */
const REPEAT_MS = 10_000;

/**
 * Starts a kid's routine, continues it, or pauses it. `withPictures`: whether the kid just confirmed it on a board.
 * Throws 403 for a sibling, 404 for a chore that is not the kid's or a pause without a run, 409 `no_steps`,
 * `pictures_needed`, and 409 like a submission.
 */
export async function setRoutineRunning(
  deps: Deps,
  actor: ChoreActor,
  { kidId, choreId }: { kidId: string; choreId: string },
  { dueOn, running, on: date }: RunInput,
  withPictures = false,
): Promise<RoutineRun> {
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    const clock = await familyClock(tx, actor.familyId);
    const { now } = clock;
    const of = { familyId: actor.familyId, kidId, choreId };
    const open = await queries.findRun(tx, of, dueOn);
    if (!running) {
      const chore = await findChore(tx, of.familyId, choreId);
      if (!open || !chore) throw notFound('routine');
      if (open.pausedAt) return presentRun(open, stepsOf(chore));
      return keepRun(tx, publish, { ...open, ...pauseRun(open, now), updatedAt: now }, stepsOf(chore));
    }
    const on = requireDay(clock, date, open?.day, false);
    const routine = await requireRoutine(tx, kid, choreId, clock, on);
    const place = await requireOccurrence(tx, routine, dueOn);
    const row = await queries.findRunByKey(tx, routine.of, keyOf(routine, place));
    if (!withPictures) requirePictures(actor, routine, row);
    if (row && !row.pausedAt && !withPictures && isRecent(row.updatedAt, clock))
      return presentRun(row, routine.steps);
    const run = row ? resumeRun(row, now) : startRun(routine.steps, now);
    const kept = { ...row, ...(withPictures && { pictures: picturesOn(actor, now) }) };
    await pauseOthers(tx, publish, routine);
    return keepRun(tx, publish, rowOf(routine, place, run, kept), routine.steps);
  });
}

/**
 * Marks a step of a kid's routine, and submits the chore when no step is open. A repeated last tap gets the same
 * submission. Throws 403 for a sibling, 404 for another chore or step, 400 for a tap of another day than today or
 * yesterday, 409 `no_steps`, `pictures_needed` on a board, and 409 like a submission, which leaves the step open.
 */
export async function markRoutineStep(
  deps: Deps,
  actor: ChoreActor,
  { kidId, choreId, stepId }: { kidId: string; choreId: string; stepId: string },
  { dueOn, state, seconds, on: date }: StepTap,
): Promise<{ run: RoutineRun | null; submission: ChoreSubmission | null }> {
  return withTransaction(deps, async (tx, publish) => {
    const kid = await requireLockedKid(tx, actor, kidId);
    const clock = await familyClock(tx, actor.familyId);
    const of = { familyId: actor.familyId, kidId, choreId };
    const open = await queries.findRun(tx, of, dueOn);
    const repeated = open ? undefined : await findRepeated(tx, of, { dueOn, stepId, state });
    if (repeated && isRecent(repeated.submission.submittedAt, clock)) return answerAgain(repeated);
    const on = requireDay(clock, date, repeated ? date : open?.day, seconds !== undefined);
    const routine = await requireRoutine(tx, kid, choreId, clock, on);
    if (!routine.steps.some(({ id }) => id === stepId)) throw notFound('step');
    let place;
    try {
      place = await requireOccurrence(tx, routine, dueOn);
    } catch (error) {
      if (repeated && error instanceof AppError && error.status === 409) return answerAgain(repeated);
      throw error;
    }
    const row = await queries.findRunByKey(tx, routine.of, keyOf(routine, place));
    const before = row ? followSteps(row, routine.steps, clock.now) : startRun(routine.steps, clock.now);
    requirePictures(actor, routine, row);
    const run = markStep(before, routine.steps, { stepId, state, seconds }, clock.now);
    if (row && run === before && !isFinished(run, routine.steps))
      return { run: presentRun(row, routine.steps), submission: null };
    const marked = rowOf(routine, place, run, row);
    await pauseOthers(tx, publish, routine);
    if (!isFinished(run, routine.steps))
      return {
        run: await keepRun(tx, publish, marked, routine.steps),
        submission: null,
      };
    await queries.saveRun(tx, marked);
    return { run: null, submission: await submit(tx, publish, actor, routine, { lastStep: stepId }) };
  });
}

/** Deletes a kid's run, if there is one. Throws 403 for a sibling, 404 for a chore that is not the kid's. */
export async function endRoutine(
  deps: Deps,
  actor: ChoreActor,
  { kidId, choreId }: { kidId: string; choreId: string },
  dueOn: string | null,
): Promise<void> {
  await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    const of = { familyId: actor.familyId, kidId, choreId };
    const row = await queries.findRun(tx, of, dueOn);
    if (!row) {
      const chore = await findChore(tx, of.familyId, choreId);
      if (!chore || !isForKid(chore, kidId)) throw notFound('chore');
      return;
    }
    await queries.deleteRun(tx, of, row.occurrenceKey);
    publishRunEnded(publish, of);
  });
}

/** A kid who confirms with pictures needs them on a board, unless it started the run with pictures a short time ago. */
function requirePictures(
  actor: ChoreActor,
  { kid, clock }: Routine,
  row: Pick<queries.RunRow, 'pictures'> | undefined,
): void {
  if (actor.type !== 'board' || !kid.asksPictures) return;
  const { deviceId, until } = row?.pictures ?? {};
  const isConfirmed = deviceId === actor.device.id && Date.parse(until ?? '') > clock.now.getTime();
  if (!isConfirmed) throw conflict('pictures_needed');
}

function picturesOn(actor: ChoreActor, now: Date): queries.RunRow['pictures'] {
  if (actor.type !== 'board') return null;
  const until = new Date(now.getTime() + PICTURES_HOURS * HOUR_MS).toISOString();
  return { deviceId: actor.device.id, until };
}

async function requireRoutine(
  tx: Tx,
  kid: KidRow,
  choreId: string,
  clock: FamilyClock,
  on: Day,
): Promise<Routine> {
  const found = await requireOpenChore(tx, kid, choreId, clock, on);
  const steps = stepsOf(found.chore);
  if (steps.length === 0) throw conflict('no_steps');
  const of = { familyId: kid.familyId, kidId: kid.id, choreId: found.chore.id };
  return { of, kid, ...found, clock, on, steps, anyTurn: false };
}

async function pauseOthers(tx: Tx, publish: Publish, { of, clock }: Routine): Promise<void> {
  for (const row of await queries.pauseOtherRuns(tx, of, clock.now)) {
    const chore = await findChore(tx, of.familyId, row.choreId);
    if (chore) await keepRun(tx, publish, row, stepsOf(chore));
  }
}

/**
 * The day of a tap. Yesterday needs a run of that day (`runDay`), and after the night also a tap that was kept offline.
 * Throws 400 for other days, 409 `not_due`.
 */
function requireDay(
  clock: FamilyClock,
  date: string | undefined,
  runDay: string | undefined,
  isKept: boolean,
): Day {
  const on = dayOfTap(clock, date);
  if (on === todayOf(clock)) return on;
  const hour = (wallTimeAt(clock.now.getTime(), clock.timezone) / HOUR_MS) % 24;
  if (runDay !== date || (hour >= NIGHT_ENDS && !isKept)) throw conflict('not_due');
  return on;
}

/** The submission that this tap, or the same tap on another device, has made. */
async function findRepeated(
  tx: Tx,
  of: queries.RunOf,
  { dueOn, stepId, state }: { dueOn: string | null; stepId: string; state: StepTap['state'] },
): Promise<FullSubmissionRow | undefined> {
  const id = await queries.findLastRecorded(tx, of, dueOn);
  const found = id === undefined ? undefined : await findSubmission(tx, of.familyId, id);
  const record = found?.submission.routine;
  const step = record?.steps.find((other) => other.id === stepId);
  return record?.lastStep === stepId && step?.state === state ? found : undefined;
}

const isRecent = (at: Date, { now }: FamilyClock): boolean => now.getTime() - at.getTime() < REPEAT_MS;

const answerAgain = (row: FullSubmissionRow) => ({ run: null, submission: presentSubmission(row) });
