import type { KidChore } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { dateOf } from '@shared/rules/day';
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
import { presentChore } from '../chores/chores.present';
import type { ChoreRow } from '../chores/chores.queries';
import { listChoresWithTimelines } from '../chores/timelines.queries';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import { presentKidCard } from '../kids/kids.present';
import { readFamily, type KidRow } from '../kids/kids.queries';
import { asSubmittedChore, kidSince, recentSubmissions } from '../submissions/places';
import { listRuns, type RunRow } from '../submissions/routines.queries';
import { presentRun } from '../submissions/runs';
import { listSubmittedChores } from '../submissions/submissions.queries';

const SECTIONS: readonly TodaySection[] = ['now', 'more', 'later', 'done'];

/**
 * The kid's chores with their current action, in the order of the kid's screen: now, more, later, done. Throws 403
 * for a sibling, 404 for another family's kid.
 */
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
  // The sort is stable, so the one with the fewest stars stays first within a rank.
  return shown.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

/** The open run of the occurrence on the kid's screen; an anytime chore's is today's. */
function openRun(runs: RunRow[], chore: ChoreRow, dueOn: CalendarDate | null, today: CalendarDate) {
  const isAnytime = chore.schedule.kind === 'anytime';
  const run = runs.find(
    (row) => row.choreId === chore.id && row.dueOn === dueOn && (!isAnytime || row.day === today),
  );
  const steps = stepsOf(chore);
  return run && steps.length > 0 ? presentRun(run, steps) : null;
}

/** Returns the place of a chore on the kid's screen at this time, lowest first. */
export function orderOnScreen({ now, timezone }: FamilyClock) {
  const part = partOfDayAt(new Date(wallTimeAt(now.getTime(), timezone)).getUTCHours());
  return ({ schedule, partOfDay }: ChoreRow, status: KidChoreStatus): number => {
    const { section, rank } = placeOnScreen(schedule, partOfDay, status, part);
    return SECTIONS.indexOf(section) * 10 + rank;
  };
}

interface ChoreToday {
  chore: ChoreRow;
  status: KidChoreStatus;
  /** The kid's submissions of today that were not rejected. */
  handedInToday: { status: 'pending' | 'approved'; submittedAt: number }[];
}

/** Returns today's state of each of the kid's chores, fewest stars first, without finished `once` chores. */
export async function readToday(
  tx: Executor,
  row: KidRow,
  clock: FamilyClock,
): Promise<{ today: CalendarDate; chores: ChoreToday[] }> {
  const { familyId } = row;
  const kid = kidSince(row);
  const today = todayOf(clock);
  const chores = (await listChoresWithTimelines(tx, familyId, today))
    .filter(({ chore, timeline }) => chore.archivedAt === null && isListedOn(timeline, kid, today))
    .map((listed) => ({ ...listed, keys: occurrenceKeysOn(listed.timeline, kid, today) }));
  const current = chores.flatMap(({ chore, keys }) => keys.map((key) => ({ choreId: chore.id, key })));
  const withoutOccurrence = chores.flatMap(({ chore, keys }) => (keys.length === 0 ? [chore.id] : []));
  const submitted = groupBy(
    await listSubmittedChores(tx, familyId, {
      occurrences: current,
      anytime: recentSubmissions(row, today, withoutOccurrence),
    }),
    ({ choreId }) => choreId,
  );
  const date = dateOf(today);
  const paused = isPaused(clock, date) || isPaused(row, date);
  return {
    today: date,
    chores: chores.flatMap(({ chore, timeline }) => {
      const entries = (submitted.get(chore.id) ?? []).map((entry) => asSubmittedChore(entry, clock));
      if (isOver(timeline, kid, entries, today)) return [];
      const status = kidChoreStatus(timeline, kid, today, entries, paused);
      const handedInToday = entries.flatMap((entry) =>
        entry.kidId === kid.id && entry.handedInOn === today && entry.status !== 'rejected'
          ? [{ status: entry.status, submittedAt: entry.submittedAt.getTime() }]
          : [],
      );
      return [{ chore, status, handedInToday }];
    }),
  };
}
