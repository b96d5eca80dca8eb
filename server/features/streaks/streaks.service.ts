import { isForKid } from '@shared/rules/assignments';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import type { ScheduledChore } from '@shared/rules/kid-chores';
import type { Pause } from '@shared/rules/pause';
import { planCells, type PlannedSubmission } from '@shared/rules/plan';
import type { ScheduleContext } from '@shared/rules/schedule';
import { daysWithoutApproval, streakOf, type Streak } from '@shared/rules/streak';
import type { Executor } from '../../db/client';
import { contextOf } from '../chores/chore-context';
import { listChoresCheapestFirst, type ChoreRow } from '../chores/chores.queries';
import { familyClock, type FamilyClock } from '../families/family-timezone';
import { readPauses, type IsPausedOn } from '../families/past-pauses';
import { listKidIds } from '../kids/kids.queries';
import { groupByChore } from '../submissions/group-by-chore';
import { scheduledChore } from '../submissions/places';
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
  const daysOf = await readDays(tx, familyId, kids);
  const gaps = [...new Set(kids.flatMap(({ id }) => daysWithoutApproval(daysOf(id).approvedOn, today)))];
  // Without a gap there is nothing that could break a run.
  const chores = gaps.length > 0 ? await readPlan(tx, familyId, clock, gaps) : [];
  const isPausedOn: IsPausedOn = gaps.length > 0 ? await readPauses(tx, familyId, clock) : () => false;
  return kids.map((kid) => {
    const own = chores.filter(({ chore }) => isForKid(chore, kid.id));
    const isMissedOn = (day: CalendarDate) => own.some((chore) => isMissed(chore, kid.id, day, today));
    const streak = streakOf({
      today,
      ...daysOf(kid.id),
      isPausedOn: (day) => isPausedOn(kid, day),
      isMissedOn: own.some(({ chore }) => setsTheDays(chore, today)) ? isMissedOn : null,
    });
    return { ...kid, streak };
  });
}

/** The active chores, with what was handed in for occurrences that were due on `days`. */
async function readPlan(
  tx: Executor,
  familyId: string,
  clock: FamilyClock,
  days: CalendarDate[],
): Promise<PlannedChore[]> {
  const chores = (await listChoresCheapestFirst(tx, familyId)).filter(({ isActive }) => isActive);
  const isScheduled = chores.some(({ schedule }) => schedule.kind !== 'anytime');
  const handedIn = isScheduled ? await queries.listHandedInFor(tx, familyId, days) : [];
  const everyone = isScheduled ? await listKidIds(tx, familyId) : [];
  const keptOf = groupByChore(handedIn.filter(isKept));
  return chores.map((chore) => ({
    chore,
    rules: scheduledChore(chore, everyone),
    context: contextOf(chore, clock),
    kept: keptOf.get(chore.id) ?? [],
  }));
}

interface HandedInDays {
  approvedOn: ReadonlySet<CalendarDate>;
  waitingOn: ReadonlySet<CalendarDate>;
}

const NONE: HandedInDays = { approvedOn: new Set(), waitingOn: new Set() };

async function readDays(tx: Executor, familyId: string, kids: readonly KidOfFamily[]) {
  const days = new Map<string, HandedInDays>();
  for (const { id } of kids) days.set(id, NONE);
  const rows = await queries.listDaysHandedIn(tx, familyId, [...days.keys()]);
  for (const { kidId, status, days: list } of rows) {
    days.set(kidId, {
      ...(days.get(kidId) ?? NONE),
      [status === 'approved' ? 'approvedOn' : 'waitingOn']: new Set(list),
    });
  }
  return (id: string): HandedInDays => days.get(id) ?? NONE;
}

/** Whether the chore gives the kid days with something due; a single day does so until it is over. */
function setsTheDays({ schedule }: ChoreRow, today: CalendarDate): boolean {
  if (schedule.kind === 'once') return schedule.on !== null && schedule.on >= today;
  return schedule.kind !== 'anytime';
}

interface PlannedChore {
  chore: ChoreRow;
  rules: ScheduledChore;
  context: ScheduleContext;
  /** What was handed in for the chore and not sent back. */
  kept: readonly PlannedSubmission[];
}

/** Whether the chore was due for the kid on the day and can no longer be handed in, as the plan says. */
function isMissed(
  { rules, context, kept }: PlannedChore,
  kidId: string,
  day: CalendarDate,
  today: CalendarDate,
): boolean {
  const cells = planCells(rules, kidId, { from: day, days: 1, today }, context, kept, () => false);
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
