import { addDays, calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { kidChoreStatus, placeFor, type HandedIn, type ScheduledChore } from '@shared/rules/kid-chores';
import { occurrenceOn } from '@shared/rules/schedule';
import type { Executor, Tx } from '../../db/client';
import { conflict, type AppError } from '../../lib/errors';
import { contextOf } from '../chores/chore-context';
import type { ChoreRow } from '../chores/chores.queries';
import type { FamilyClock } from '../families/family-timezone';
import { listKidIds, type KidRow } from '../kids/kids.queries';
import * as queries from './submissions.queries';

/** Where a submission stands in the schedule of its chore; all null for a chore that can be done at any time. */
export interface Place {
  dueOn: CalendarDate | null;
  occurrenceKey: string | null;
  occurrencePlace: string | null;
}

/** How far back a review still tells a kid about a chore without occurrences. */
const NOTE_DAYS = 7;

/** The chore as the rules see it; `everyone` are the family's kids in their order. */
export const scheduledChore = (chore: ChoreRow, everyone: readonly string[]): ScheduledChore => ({
  schedule: chore.schedule,
  sharing: chore.sharing,
  isActive: chore.isActive,
  kidIds: chore.kidIds.length > 0 ? chore.kidIds : everyone,
  turnPasses: chore.turnPasses,
});

/** A row as the rules see it. */
export const handedIn = (row: queries.HandedInRow, { timezone }: FamilyClock): HandedIn => ({
  kidId: row.kidId,
  status: row.status,
  handedInOn: row.handedInOn,
  submittedAt: row.submittedAt,
  reviewedAt: row.reviewedAt,
  reviewedOn: row.reviewedAt && calendarDateOf(row.reviewedAt, timezone),
  parentNotes: row.parentNotes,
});

/** A kid wants to have done a chore on a day. */
export interface PlaceWanted {
  kid: KidRow;
  chore: ChoreRow;
  clock: FamilyClock;
  on: CalendarDate;
  /** Whether a grown-up says so: then a kid may do it whose turn it is not. */
  anyTurn: boolean;
}

/**
 * The place that the kid's submission takes in the occurrence that is current on `on`. The caller holds the kid's row.
 * Throws 409 `already_pending` (anytime), `not_due`, `already_done`, `taken` or `not_your_turn`.
 */
export async function requirePlace(tx: Tx, { kid, chore, clock, on, anyTurn }: PlaceWanted): Promise<Place> {
  const { familyId } = kid;
  const context = contextOf(chore, clock);
  const occurrence = occurrenceOn(chore.schedule, on, context);
  const rows = await handedInFor(tx, chore, kid, occurrence?.key ?? null, on);
  const everyone = chore.sharing === 'turns' ? await listKidIds(tx, familyId) : [];
  const rules = scheduledChore(chore, everyone);
  const { state } = kidChoreStatus(
    rules,
    kid.id,
    on,
    context,
    rows.map((row) => handedIn(row, clock)),
    false,
  );
  switch (state) {
    case 'due':
      break;
    case 'not_your_turn':
      if (anyTurn && rows.every(({ status: of }) => of === 'rejected')) break;
      throw takenError({ anyTurn, chore });
    case 'later':
      throw conflict('not_due');
    case 'taken':
      throw takenError({ anyTurn, chore });
    case 'waiting':
    case 'done':
      throw conflict(occurrence ? 'already_done' : 'already_pending');
    case 'resting':
      throw conflict('inactive.chore');
  }
  if (!occurrence) return { dueOn: null, occurrenceKey: null, occurrencePlace: null };
  const held = rows.filter(({ status }) => status !== 'rejected').map((row) => row.occurrencePlace);
  const occurrencePlace = placeFor(chore.sharing, occurrence, kid.id, held);
  if (occurrencePlace === null) throw conflict('already_done');
  return { dueOn: occurrence.dueOn, occurrenceKey: occurrence.key, occurrencePlace };
}

/** The error for a sibling's occurrence: by turns it was never this kid's to take. */
export function takenError({ anyTurn, chore }: Pick<PlaceWanted, 'anyTurn' | 'chore'>): AppError {
  if (anyTurn) return conflict('already_done');
  return conflict(chore.sharing === 'turns' ? 'not_your_turn' : 'taken');
}

async function handedInFor(tx: Executor, chore: ChoreRow, kid: KidRow, key: string | null, on: CalendarDate) {
  if (key !== null) return queries.listHandedIn(tx, kid.familyId, [{ choreId: chore.id, key }]);
  return listLately(tx, kid, on, [chore.id]);
}

/** What the kid handed in lately of these chores, which have no occurrence now. */
export const listLately = (
  tx: Executor,
  { familyId, id: kidId }: KidRow,
  today: CalendarDate,
  choreIds: string[],
) => queries.listHandedInLately(tx, { familyId, kidId, choreIds, since: addDays(today, -NOTE_DAYS) });
