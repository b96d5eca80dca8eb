import type { RoutineRun } from '@shared/contracts/routines';
import { dateOf } from '@shared/rules/day';
import {
  followSteps,
  markOf,
  recordRun,
  reopenRun,
  stepsOf,
  type Run,
  type RunRecord,
  type Step,
} from '@shared/rules/routine';
import type { Tx } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import type { Publish } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { AppError, conflict, invalid } from '../../lib/errors';
import { findChore, type ChoreRow } from '../chores/chores.queries';
import { familyClock, todayOf } from '../families/family-timezone';
import { requireOccurrence, requirePlace, timelineOf, type Place, type PlaceRequest } from './places';
import * as queries from './routines.queries';
import type { FullSubmissionRow } from './submissions.queries';

/** The occurrence's key, or the day of an anytime chore. */
const runKey = (occurrenceKey: string | null, day: string): string => occurrenceKey ?? `on:${day}`;

export function presentRun(row: queries.RunRow, steps: readonly Step[]): RoutineRun {
  const { kidId, choreId, dueOn, day, updatedAt } = row;
  const run = followSteps(row, steps, updatedAt);
  return {
    kidId,
    choreId,
    dueOn,
    day,
    startedAt: run.startedAt.toISOString(),
    steps: steps.map(({ id }) => ({ id, ...markOf(run, { id }) })),
    current: run.current,
    stepStartedAt: run.stepStartedAt?.toISOString() ?? null,
    pausedAt: run.pausedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A kid's routine on a day. */
export interface Routine extends PlaceRequest {
  of: queries.RunOf;
  steps: readonly Step[];
}

/** Saves a run, and notifies the kid's devices and the parents. */
export async function keepRun(
  tx: Tx,
  publish: Publish,
  row: queries.RunRow,
  steps: readonly Step[],
): Promise<RoutineRun> {
  await queries.saveRun(tx, row);
  const run = presentRun(row, steps);
  const { familyId, kidId, choreId } = row;
  publish({ type: 'routine.changed', familyId, kidId, choreId, run });
  return run;
}

export const publishRunEnded = (publish: Publish, { familyId, kidId, choreId }: queries.RunOf): void =>
  publish({ type: 'routine.changed', familyId, kidId, choreId, run: null });

/**
 * Ends the open run of a submission's occurrence and returns its record. `lastStep` is the step that was just
 * marked.
 */
export async function closeRun(
  tx: Tx,
  publish: Publish,
  { kid, chore, clock, on }: PlaceRequest,
  { occurrenceKey }: Place,
  lastStep: string | null,
): Promise<RunRecord | null> {
  const steps = stepsOf(chore);
  if (steps.length === 0) return null;
  const of = { familyId: kid.familyId, kidId: kid.id, choreId: chore.id };
  const row = await queries.deleteRun(tx, of, runKey(occurrenceKey, dateOf(on)));
  if (!row) return null;
  publishRunEnded(publish, of);
  return recordRun(followSteps(row, steps, clock.now), steps, lastStep, clock.now);
}

/** Throws 409 `not_due` if the kid has not started the routine on that day. */
export async function requireRun(tx: Tx, request: PlaceRequest): Promise<void> {
  const { kid, chore, on } = request;
  const of = { familyId: kid.familyId, kidId: kid.id, choreId: chore.id };
  const { occurrenceKey } = await requirePlace(tx, request);
  const row = await queries.findRunByKey(tx, of, runKey(occurrenceKey, dateOf(on)));
  if (row?.day !== dateOf(on)) throw conflict('not_due');
}

/** Adapts the open runs to the new steps. Without steps, they end. */
export async function followChore(tx: Tx, publish: Publish, chore: ChoreRow, now: Date): Promise<void> {
  const steps = stepsOf(chore);
  for (const row of await queries.listRunsOfChore(tx, chore.familyId, chore.id)) {
    if (steps.length > 0) {
      await keepRun(tx, publish, { ...row, ...followSteps(row, steps, now), updatedAt: now }, steps);
    } else {
      await queries.deleteRun(tx, row, row.occurrenceKey);
      publishRunEnded(publish, row);
    }
  }
}

/**
 * Reopens the run after a rejection, with only `stepIds` to do, unless the occurrence is over or the kid has started it
 * again. Throws 400 if the chore has none of them.
 */
export async function redoSteps(
  tx: Tx,
  publish: Publish,
  actor: ParentActor,
  { submission }: Pick<FullSubmissionRow, 'submission'>,
  stepIds: readonly string[],
): Promise<void> {
  const { familyId, kidId, choreId } = submission;
  const chore = await findChore(tx, familyId, choreId);
  const steps = chore ? stepsOf(chore) : [];
  if (!chore || !steps.some(({ id }) => stepIds.includes(id)))
    throw invalid('redoStepIds', 'validation.steps');
  const kid = await requireLockedKid(tx, actor, kidId);
  const clock = await familyClock(tx, familyId);
  const on = todayOf(clock);
  const timeline = await timelineOf(tx, chore, on);
  const routine = { of: submission, kid, chore, timeline, clock, on, steps, anyTurn: false };
  let place;
  try {
    place = await requireOccurrence(tx, routine, submission.dueOn);
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  if (await queries.findRunByKey(tx, submission, keyOf(routine, place))) return;
  const record = submission.routine ?? {
    steps: steps.map((step) => ({ ...step, state: 'done' as const, seconds: null })),
    startedAt: submission.submittedAt.toISOString(),
    finishedAt: submission.submittedAt.toISOString(),
    seconds: 0,
    lastStep: null,
  };
  const run = reopenRun(
    record,
    steps,
    ({ id, seconds }) => ({ state: stepIds.includes(id) ? 'open' : 'done', seconds }),
    clock.now,
  );
  await keepRun(tx, publish, rowOf(routine, place, run, { continues: submission.id }), steps);
}

export async function reopenWithdrawn(
  tx: Tx,
  publish: Publish,
  { submission }: FullSubmissionRow,
): Promise<void> {
  const { familyId, choreId, routine: record, dueOn, handedInOn, occurrenceKey } = submission;
  const chore = record && (await findChore(tx, familyId, choreId));
  const steps = chore ? stepsOf(chore) : [];
  const key = runKey(occurrenceKey, handedInOn);
  if (!record || steps.length === 0 || (await queries.findRunByKey(tx, submission, key))) return;
  const { now } = await familyClock(tx, familyId);
  const allMarked = record.steps.every(({ state }) => state !== 'open');
  const last = record.lastStep ?? (allMarked ? record.steps.at(-1)?.id : undefined);
  const run = reopenRun(
    record,
    steps,
    ({ id, state, seconds }) => ({ state: id === last ? 'open' : state, seconds }),
    now,
  );
  await keepRun(tx, publish, runRow(submission, { dueOn, key, day: handedInOn }, run, now), steps);
}

export const keyOf = ({ on }: Routine, { occurrenceKey }: Place) => runKey(occurrenceKey, dateOf(on));

/** A chore of several days counts for the day of the last tap. */
export const rowOf = (
  routine: Routine,
  place: Place,
  run: Run,
  { pictures = null, continues = null }: Partial<Pick<queries.RunRow, 'pictures' | 'continues'>> = {},
): queries.RunRow => ({
  ...runRow(
    routine.of,
    { dueOn: place.dueOn, key: keyOf(routine, place), day: dateOf(routine.on) },
    run,
    routine.clock.now,
  ),
  pictures,
  continues,
});

function runRow(
  of: queries.RunOf,
  { dueOn, key, day }: { dueOn: string | null; key: string; day: string },
  run: Run,
  now: Date,
): queries.RunRow {
  const { familyId, kidId, choreId } = of;
  const { marks, current, startedAt, stepStartedAt, pausedAt } = run;
  return {
    familyId,
    kidId,
    choreId,
    occurrenceKey: key,
    dueOn,
    day,
    marks,
    current,
    startedAt,
    stepStartedAt,
    pausedAt,
    updatedAt: now,
    continues: null,
    pictures: null,
  };
}
