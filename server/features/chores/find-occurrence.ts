import { calendarDate } from '@shared/contracts/fields';
import { isForKid } from '@shared/rules/assignments';
import { revisionOn } from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import {
  outcomeOf,
  hasDays,
  occurrenceDueOn,
  occurrenceMovedTo,
  type ChoreTimeline,
  type ScheduledOccurrence,
} from '@shared/rules/occurrences';
import type { Tx } from '../../db/client';
import { conflict, invalid, notFound } from '../../lib/errors';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import { readFamily, type FullKidRow } from '../kids/kids.queries';
import { kidSince } from '../submissions/places';
import { listSubmittedChores } from '../submissions/submissions.queries';
import { lockChore } from './chores.queries';
import { findException, type OccurrenceOf } from './exceptions.queries';
import { readTimeline } from './timelines.queries';

export interface OccurrenceName {
  choreId: string;
  dueOn: string;
  kidId: string | undefined;
}

export interface FoundOccurrence {
  of: OccurrenceOf;
  family: FamilyClock;
  kids: readonly FullKidRow[];
  kid: FullKidRow | null;
  today: Day;
  timeline: ChoreTimeline;
  exception: Awaited<ReturnType<typeof findException>>;
}

/** Locks the chore. Throws 404, 400 if the kid is missing or unexpected, and 409 `no_day`. */
export async function requireDay(
  tx: Tx,
  familyId: string,
  { choreId, dueOn, kidId }: OccurrenceName,
): Promise<FoundOccurrence> {
  const chore = await lockChore(tx, familyId, choreId);
  if (!chore) throw notFound('chore');
  const { family, kids } = await readFamily(tx, familyId);
  const today = todayOf(family);
  const day = calendarDate.safeParse(dueOn).success ? dayOf(dueOn) : null;
  const timeline = await readTimeline(tx, familyId, Math.min(day ?? today, today), choreId);
  const revision = revisionOn(timeline.revisions, day ?? today) ?? timeline.revisions[0];
  if (!revision) throw notFound('occurrence');
  if ((revision.sharing === 'each') !== (kidId !== undefined))
    throw invalid('kidId', 'validation.exception_kid');
  const kid = kidId === undefined ? null : requireKidOf(kids, kidId);
  if (!hasDays(revision.pattern)) throw conflict('no_day');
  if (day === null) throw notFound('occurrence');
  const of = { familyId, choreId, dueOn: dateOf(day), kidId: kid?.id ?? null };
  return { of, family, kids, kid, today, timeline, exception: await findException(tx, of) };
}

export function requireKidOf(kids: readonly FullKidRow[], id: string): FullKidRow {
  const kid = kids.find((row) => row.id === id);
  if (!kid) throw notFound('kid');
  return kid;
}

/** Throws 404 if the chore isn't due on the day or is another kid's. */
export function requireScheduled({ of, kid, timeline, exception }: FoundOccurrence): ScheduledOccurrence {
  const movedTo = exception?.movedTo ? dayOf(exception.movedTo) : null;
  const scheduled =
    (movedTo !== null && occurrenceMovedTo(timeline, of.dueOn, movedTo)) ||
    occurrenceDueOn(timeline, dayOf(of.dueOn));
  const isKids =
    !kid || (scheduled && isForKid(scheduled.revision, kid.id) && kidSince(kid).since <= scheduled.dueOn);
  if (!scheduled || !isKids) throw notFound('occurrence');
  return scheduled;
}

/** Throws 409 if it was submitted or is over. */
export async function requireOpen(
  tx: Tx,
  { of, today, exception }: FoundOccurrence,
  scheduled: ScheduledOccurrence,
): Promise<void> {
  const rows = await listSubmittedChores(tx, of.familyId, {
    occurrences: [{ choreId: of.choreId, key: scheduled.key }],
  });
  const doers = of.kidId === null ? null : [of.kidId, exception?.assignedTo];
  const kept = rows.filter(
    ({ status, kidId }) => status !== 'rejected' && (doers === null || doers.includes(kidId)),
  );
  if (kept.some(({ status }) => status === 'pending')) throw conflict('already_pending');
  if (kept.length > 0 || exception?.kind === 'taken') throw conflict('already_done');
  if (outcomeOf(scheduled, today) !== 'open') throw conflict('day_passed');
}
