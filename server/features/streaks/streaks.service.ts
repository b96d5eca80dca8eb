import { isForKid } from '@shared/rules/assignments';
import { addDays, calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import type { Pause } from '@shared/rules/pause';
import { planCells, type PlannedSubmission } from '@shared/rules/plan';
import { streakOf, type Streak } from '@shared/rules/streak';
import type { Executor } from '../../db/client';
import { listChoresCheapestFirst, type ChoreRow } from '../chores/chores.queries';
import { familyClock, type FamilyClock } from '../families/family-timezone';
import { readPauses } from '../families/past-pauses';
import { listKidIds } from '../kids/kids.queries';
import { groupByChore } from '../submissions/group-by-chore';
import { contextOf, scheduledChore } from '../submissions/places';
import * as queries from './streaks.queries';

type KidOfFamily = Pause & { id: string };

/**
 * The kids of one family, each with its streak, computed from all submissions and the chores that there are. The number of
 * queries does not depend on the number of kids or days.
 */
export async function withStreaks<Kid extends KidOfFamily>(
  tx: Executor,
  familyId: string,
  kids: readonly Kid[],
): Promise<(Kid & { streak: Streak })[]> {
  if (kids.length === 0) return [];
  const clock = await familyClock(tx, familyId);
  const today = calendarDateOf(clock.now, clock.timezone);
  const isPausedOn = await readPauses(tx, familyId, clock);
  const chores = await listChoresCheapestFirst(tx, familyId);
  const everyone = await listKidIds(tx, familyId);
  const daysOf = await readDays(tx, familyId, kids);
  const gaps = new Set(kids.flatMap(({ id }) => gapsIn(daysOf(id), today)));
  const handedIn = await queries.listHandedInFor(tx, familyId, chores.some(isScheduled) ? [...gaps] : []);
  const keptOf = groupByChore(handedIn.filter(isKept));

  return kids.map((kid) => {
    const own = chores.filter((chore) => isForKid(chore, kid.id) && chore.isActive);
    const isMissedOn = (day: CalendarDate) =>
      own.some((chore) =>
        isMissed(chore, kid.id, { day, today, clock, everyone, kept: keptOf.get(chore.id) ?? [] }),
      );
    const streak = streakOf({
      today,
      ...daysOf(kid.id),
      isPausedOn: (day) => isPausedOn(kid, day),
      isMissedOn: own.some((chore) => setsTheDays(chore, today)) ? isMissedOn : null,
    });
    return { ...kid, streak };
  });
}

interface HandedInDays {
  approvedOn: Set<CalendarDate>;
  waitingOn: Set<CalendarDate>;
}

async function readDays(tx: Executor, familyId: string, kids: readonly KidOfFamily[]) {
  const days = new Map<string, HandedInDays>();
  for (const { id } of kids) days.set(id, { approvedOn: new Set(), waitingOn: new Set() });
  const rows = await queries.listDaysHandedIn(tx, familyId, [...days.keys()]);
  for (const { kidId, day, status } of rows) {
    const of = days.get(kidId);
    if (status === 'approved') of?.approvedOn.add(day);
    else of?.waitingOn.add(day);
  }
  return (id: string): HandedInDays => days.get(id) ?? { approvedOn: new Set(), waitingOn: new Set() };
}

/** The days since the first approved one on which nothing was handed in. */
function gapsIn({ approvedOn, waitingOn }: HandedInDays, today: CalendarDate): CalendarDate[] {
  const first = [...approvedOn].toSorted()[0];
  const gaps: CalendarDate[] = [];
  if (first === undefined) return gaps;
  for (let day = first; day < today; day = addDays(day, 1)) {
    if (!approvedOn.has(day) && !waitingOn.has(day)) gaps.push(day);
  }
  return gaps;
}

const isScheduled = ({ schedule }: ChoreRow): boolean => schedule.kind !== 'anytime';

/** Whether the chore gives the kid days with something due; a single day does so until it is over. */
function setsTheDays({ schedule }: ChoreRow, today: CalendarDate): boolean {
  if (schedule.kind === 'once') return schedule.on !== null && schedule.on >= today;
  return schedule.kind !== 'anytime';
}

interface DayOfFamily {
  day: CalendarDate;
  today: CalendarDate;
  clock: FamilyClock;
  everyone: readonly string[];
  /** What was handed in for the chore and not sent back. */
  kept: readonly PlannedSubmission[];
}

/** Whether the chore was due for the kid on the day and can no longer be handed in, as the plan says. */
function isMissed(
  chore: ChoreRow,
  kidId: string,
  { day, today, clock, everyone, kept }: DayOfFamily,
): boolean {
  const cells = planCells(
    scheduledChore(chore, everyone),
    kidId,
    { from: day, days: 1, today },
    contextOf(chore, clock),
    kept,
    () => false,
  );
  return cells.some(({ state }) => state === 'missed');
}

const isKept = (row: Omit<PlannedSubmission, 'status'> & { status: string }): row is PlannedSubmission =>
  row.status !== 'rejected';

/** The kid with its streak. */
export async function withStreak<Kid extends KidOfFamily & { familyId: string }>(
  tx: Executor,
  kid: Kid,
): Promise<Kid & { streak: Streak }> {
  const [record] = await withStreaks(tx, kid.familyId, [kid]);
  if (!record) throw new Error('a kid got no streak');
  return record;
}
