import type { KidChore } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { dateOf, type Day } from '@shared/rules/day';
import {
  isListedOn,
  isOver,
  occurrenceKeysOn,
  kidChoreStatus,
  type KidChoreStatus,
} from '@shared/rules/kid-chores';
import { isPaused } from '@shared/rules/pause';
import { stepsOf } from '@shared/rules/routine';
import { partOfDayAt, placeOnScreen, type TodaySection } from '@shared/rules/today';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import { groupBy } from '@shared/rules/group-by';
import type { FamilyActor } from '../../lib/actor';
import { authorizeKid } from '../../lib/authorized';
import { slices } from '../../lib/slices';
import { presentChore } from '../chores/chores.present';
import type { ChoreRow } from '../chores/chores.queries';
import { listChoresWithTimelines } from '../chores/timelines.queries';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import { presentKidCard } from '../kids/kids.present';
import { readFamily, type KidRow } from '../kids/kids.queries';
import { asSubmittedChore, kidSince, recentSubmissions } from '../submissions/places';
import { listRuns, type RunRow } from '../submissions/routines.queries';
import { presentRun } from '../submissions/runs';
import { listSubmittedChores, type SubmittedChoreRow } from '../submissions/submissions.queries';

const SECTIONS: readonly TodaySection[] = ['now', 'more', 'later', 'done'];

/** Lists the chores in the order of the kid's screen: now, more, later, done. */
export async function listKidChores({ db }: Deps, actor: FamilyActor, kidId: string): Promise<KidChore[]> {
  const { family, kids } = await readFamily(db, actor.familyId);
  const kid = authorizeKid(
    actor,
    kids.find(({ id }) => id === kidId),
  );
  const { chores, today } = await readToday(db, kid, family);
  const hasRoutines = chores.some(({ chore }) => stepsOf(chore).length > 0);
  const runs = hasRoutines ? await listRuns(db, actor.familyId, kidId) : [];
  const cards = new Map(kids.map((row) => [row.id, presentKidCard(row)]));
  const orderOf = orderOnScreen(family);
  const shown = chores.map(({ chore, status }) => {
    const { whoId, dueOn, nextOn, ...rest } = status;
    const item = {
      chore: presentChore(chore),
      ...rest,
      dueOn: dueOn === null ? null : dateOf(dueOn),
      nextOn: nextOn === null ? null : dateOf(nextOn),
      who: whoId === null ? null : (cards.get(whoId) ?? null),
      run: openRun(runs, chore, dueOn === null ? null : dateOf(dueOn), today),
    };
    return { item, order: orderOf(chore, status) };
  });
  // Stable, so that the cheapest stays first.
  return shown.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

/** An anytime chore's run is today's. */
export function openRun(runs: RunRow[], chore: ChoreRow, dueOn: CalendarDate | null, today: CalendarDate) {
  const isAnytime = chore.schedule.kind === 'anytime';
  const run = runs.find(
    (row) => row.choreId === chore.id && row.dueOn === dueOn && (!isAnytime || row.day === today),
  );
  const steps = stepsOf(chore);
  return run && steps.length > 0 ? presentRun(run, steps) : null;
}

/** The place on the screen, lowest first. */
export function orderOnScreen({ now, timezone }: FamilyClock) {
  const part = partOfDayAt(new Date(wallTimeAt(now.getTime(), timezone)).getUTCHours());
  return ({ schedule, partOfDay }: ChoreRow, status: KidChoreStatus): number => {
    const { section, rank } = placeOnScreen(schedule, partOfDay, status, part);
    return SECTIONS.indexOf(section) * 10 + rank;
  };
}

export interface ChoreOnDay {
  chore: ChoreRow;
  status: KidChoreStatus;
  /** The day's submissions, oldest first. */
  submissions: DaySubmission[];
}

interface DaySubmission extends Pick<SubmittedChoreRow, 'id' | 'status' | 'auto' | 'deviceId'> {
  submittedAt: number;
}

/** Reads today's state of the kid's chores, fewest stars first, without finished `once` chores. */
export async function readToday(
  tx: Executor,
  row: KidRow,
  clock: FamilyClock,
): Promise<{ today: CalendarDate; chores: ChoreOnDay[] }> {
  const chores = await readDays(tx, [row], clock, 1);
  return { today: dateOf(todayOf(clock)), chores: chores.get(row.id)?.[0] ?? [] };
}

export async function readDays(
  tx: Executor,
  kids: readonly KidRow[],
  clock: FamilyClock,
  days: number,
): Promise<Map<string, ChoreOnDay[][]>> {
  const [first] = kids;
  if (!first) return new Map();
  const { familyId } = first;
  const today = todayOf(clock);
  const span = Array.from({ length: days }, (_, index) => today + index);
  const chores = (await listChoresWithTimelines(tx, familyId, today)).filter(
    ({ chore }) => chore.archivedAt === null,
  );
  const breathe = slices();
  const listed: (ListedChore & { row: KidRow; day: Day; keys: string[] })[] = [];
  for (const row of kids) {
    const kid = kidSince(row);
    for (const { chore, timeline } of chores)
      for (const day of span)
        if (isListedOn(timeline, kid, day))
          listed.push({ chore, timeline, row, day, keys: occurrenceKeysOn(timeline, kid, day) });
    await breathe();
  }
  const submitted = await readSubmitted(tx, kids, listed, today);
  const found = new Map(kids.map(({ id }) => [id, span.map((): ChoreOnDay[] => [])]));
  for (const one of listed) {
    const state = choreOnDay(one, submitted.get(one.chore.id) ?? [], clock);
    if (state) found.get(one.row.id)?.[one.day - today]?.push(state);
    await breathe();
  }
  return found;
}

type ListedChore = Awaited<ReturnType<typeof listChoresWithTimelines>>[number];

async function readSubmitted(
  tx: Executor,
  kids: readonly KidRow[],
  listed: readonly (ListedChore & { keys: string[] })[],
  today: Day,
): Promise<Map<string, SubmittedChoreRow[]>> {
  const occurrences = new Map(
    listed.flatMap(({ chore: { id }, keys }) => keys.map((key) => [`${id} ${key}`, { choreId: id, key }])),
  );
  const without = new Set(listed.flatMap(({ chore, keys }) => (keys.length === 0 ? [chore.id] : [])));
  const [first] = kids;
  const rows = first
    ? await listSubmittedChores(tx, first.familyId, {
        occurrences: [...occurrences.values()],
        anytime: recentSubmissions(kids, today, [...without]),
      })
    : [];
  return groupBy(rows, ({ choreId }) => choreId);
}

function choreOnDay(
  { chore, timeline, row, day, keys }: ListedChore & { row: KidRow; day: Day; keys: string[] },
  submitted: readonly SubmittedChoreRow[],
  clock: FamilyClock,
): ChoreOnDay | null {
  const kid = kidSince(row);
  const relevant = submitted.filter(({ kidId, occurrenceKey }) =>
    keys.length === 0 ? kidId === kid.id : occurrenceKey !== null && keys.includes(occurrenceKey),
  );
  const entries = relevant.map((entry) => asSubmittedChore(entry, clock));
  if (isOver(timeline, kid, entries, day)) return null;
  const date = dateOf(day);
  const paused = isPaused(clock, date) || isPaused(row, date);
  return {
    chore,
    status: kidChoreStatus(timeline, kid, day, entries, paused),
    submissions: relevant.flatMap(({ id, kidId, status, handedInOn, submittedAt, auto, deviceId }) =>
      kidId === kid.id && handedInOn === date
        ? [{ id, status, auto, deviceId, submittedAt: submittedAt.getTime() }]
        : [],
    ),
  };
}
