import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { isForKid } from '@shared/rules/assignments';
import { revisionOn } from '@shared/rules/chore-history';
import {
  currentState,
  isGivenOn,
  occurrenceKeysOn,
  placeOfSubmission,
  type SubmittedChore,
} from '@shared/rules/kid-chores';
import type { ChoreTimeline, KidSince } from '@shared/rules/occurrences';
import type { Tx } from '../../db/client';
import { conflict, type AppError } from '../../lib/errors';
import type { ChoreRow } from '../chores/chores.queries';
import { readTimeline } from '../chores/timelines.queries';
import type { FamilyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import * as queries from './submissions.queries';

/** A submission's place; all null for an anytime chore. */
export interface Place {
  dueOn: CalendarDate | null;
  occurrenceKey: string | null;
  occurrencePlace: string | null;
}

/** Days in which a note is shown for chores without occurrences. */
const NOTE_DAYS = 7;

export const kidSince = ({ id, createdOn }: Pick<KidRow, 'id' | 'createdOn'>): KidSince => ({
  id,
  since: dayOf(createdOn),
});

export const asSubmittedChore = (
  row: queries.SubmittedChoreRow,
  { timezone }: FamilyClock,
): SubmittedChore => ({
  kidId: row.kidId,
  status: row.status,
  occurrenceKey: row.occurrenceKey,
  dueOn: row.dueOn === null ? null : dayOf(row.dueOn),
  handedInOn: dayOf(row.handedInOn),
  submittedAt: row.submittedAt,
  reviewedAt: row.reviewedAt,
  reviewedOn: row.reviewedAt && dayOf(calendarDateOf(row.reviewedAt, timezone)),
  parentNotes: row.parentNotes,
});

export interface PlaceRequest {
  kid: KidRow;
  chore: ChoreRow;
  timeline: ChoreTimeline;
  clock: FamilyClock;
  on: Day;
  anyTurn: boolean;
}

export const timelineOf = (tx: Tx, { familyId, id }: ChoreRow, on: Day): Promise<ChoreTimeline> =>
  readTimeline(tx, familyId, on, id);

/** Whether the chore was the kid's, or an occurrence was given to the kid. */
export function wasForKid(timeline: ChoreTimeline, kid: KidSince, on: Day): boolean {
  const revision = revisionOn(timeline.revisions, on);
  return (revision !== null && isForKid(revision, kid.id)) || isGivenOn(timeline, kid, on);
}

/**
 * Returns the submission's slot in the occurrence of `on`. The caller has locked the kid. Throws 409, `pendingCode` while
 * the occurrence waits for approval.
 */
export async function requirePlace(
  tx: Tx,
  request: PlaceRequest,
  pendingCode: 'already_done' | 'already_pending' = 'already_done',
): Promise<Place> {
  const { kid: row, chore, clock, on, anyTurn } = request;
  const kid = kidSince(row);
  if (on < kid.since) throw conflict('not_due');
  const timeline = fromStart(request.timeline, on);
  const keys = occurrenceKeysOn(timeline, kid, on);
  const rows = await queries.listSubmittedChores(tx, row.familyId, {
    occurrences: keys.map((key) => ({ choreId: chore.id, key })),
    anytime: keys.length > 0 ? undefined : recentSubmissions([row], on, [chore.id]),
  });
  const entries = rows.map((entry) => asSubmittedChore(entry, clock));
  const { state, occurrence } = currentState(timeline, kid, on, entries);
  const sharing = revisionOn(timeline.revisions, on)?.sharing ?? chore.sharing;
  const held = rows
    .filter(({ status, occurrenceKey }) => status !== 'rejected' && occurrenceKey === occurrence?.key)
    .map(({ occurrencePlace }) => occurrencePlace);
  switch (state) {
    case 'due':
      break;
    case 'not_your_turn':
      if (anyTurn && held.length === 0) break;
      throw takenError({ anyTurn, chore });
    case 'later':
      throw conflict('not_due');
    case 'taken':
      throw takenError({ anyTurn, chore });
    case 'waiting':
      throw conflict(occurrence ? pendingCode : 'already_pending');
    case 'done':
      throw conflict('already_done');
    case 'resting':
      throw conflict('inactive.chore');
  }
  if (!occurrence) return { dueOn: null, occurrenceKey: null, occurrencePlace: null };
  const occurrencePlace = placeOfSubmission(sharing, occurrence, kid.id, held);
  if (occurrencePlace === null) throw conflict('already_done');
  const dueOn = occurrence.dueOn === null ? null : dateOf(occurrence.dueOn);
  return { dueOn, occurrenceKey: occurrence.key, occurrencePlace };
}

/** The same for a caller who sees the occurrence due on `dueOn`. Throws 409 `not_due` for another one. */
export async function requireOccurrence(
  tx: Tx,
  request: PlaceRequest,
  dueOn: CalendarDate | null,
): Promise<Place> {
  const place = await requirePlace(tx, request, 'already_pending');
  if (place.dueOn !== dueOn) throw conflict('not_due');
  return place;
}

/** An anytime chore can be done before it was created. */
function fromStart(timeline: ChoreTimeline, on: Day): ChoreTimeline {
  const [first, ...rest] = timeline.revisions;
  if (first?.pattern.kind !== 'anytime' || first.fromDay <= on) return timeline;
  return { ...timeline, revisions: [{ ...first, fromDay: on }, ...rest] };
}

/** An occurrence with turns was never this kid's. */
export function takenError({ anyTurn, chore }: Pick<PlaceRequest, 'anyTurn' | 'chore'>): AppError {
  if (anyTurn) return conflict('already_done');
  return conflict(chore.sharing === 'turns' ? 'not_your_turn' : 'taken');
}

/** The kids' submissions of chores that have no occurrence now. */
export const recentSubmissions = (kids: readonly Pick<KidRow, 'id'>[], today: Day, choreIds: string[]) => ({
  kidIds: kids.map(({ id }) => id),
  choreIds,
  since: dateOf(today - NOTE_DAYS),
});
