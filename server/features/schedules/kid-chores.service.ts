import type { KidChore } from '@shared/contracts/plan';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { isOver, kidChoreStatus, type KidChoreStatus } from '@shared/rules/kid-chores';
import { isPaused } from '@shared/rules/pause';
import { occurrenceOn } from '@shared/rules/schedule';
import { partOfDayAt, placeOnScreen, type TodaySection } from '@shared/rules/today';
import { isForKid } from '@shared/rules/assignments';
import type { Executor } from '../../db/client';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { contextOf } from '../chores/chore-context';
import { presentChore } from '../chores/chores.present';
import { listChoresCheapestFirst, type ChoreRow } from '../chores/chores.queries';
import { familyClock, type FamilyClock } from '../families/family-timezone';
import { presentKidCard } from '../kids/kids.present';
import { listKidIds, listKids, requireKidAccess, type KidRow } from '../kids/kids.queries';
import { handedIn, listLately, scheduledChore } from '../submissions/places';
import { listHandedIn } from '../submissions/submissions.queries';
import { groupByChore } from '../submissions/group-by-chore';

const SECTIONS: readonly TodaySection[] = ['now', 'later', 'done'];

/**
 * The kid's chores with what can be done about each today, in the order of the kid's screen: now, later, done. Throws 403
 * for a sibling, 404 for another family's kid.
 */
export async function listKidChores({ db }: Deps, actor: FamilyActor, kidId: string): Promise<KidChore[]> {
  const kid = await requireKidAccess(db, actor, kidId);
  const { chores, clock } = await readToday(db, kid);
  const cards = new Map((await listKids(db, kid.familyId)).map((row) => [row.id, presentKidCard(row)]));
  const orderOf = orderOnScreen(clock);
  const shown = chores.map(({ chore, status }) => {
    const { whoId, ...rest } = status;
    const item = {
      chore: presentChore(chore),
      ...rest,
      who: whoId === null ? null : (cards.get(whoId) ?? null),
    };
    return { item, order: orderOf(chore, status) };
  });
  // The sort is stable: within a rank the cheapest stays first.
  return shown.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

/** Says where a chore stands among those of the kid's screen at the moment, lowest first. */
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
  /** What the kid handed in today and was not sent back. */
  handedInToday: { status: 'pending' | 'approved' }[];
}

/** What can be done today about each chore of the kid, cheapest first; without once chores that are over. */
export async function readToday(
  tx: Executor,
  kid: KidRow,
): Promise<{ today: CalendarDate; clock: FamilyClock; chores: ChoreToday[] }> {
  const { familyId, id: kidId } = kid;
  const clock = await familyClock(tx, familyId);
  const today = calendarDateOf(clock.now, clock.timezone);
  const everyone = await listKidIds(tx, familyId);
  const chores = (await listChoresCheapestFirst(tx, familyId)).filter((chore) => isForKid(chore, kidId));
  const keys = new Map(chores.map((chore) => [chore.id, keyOn(chore, clock, today)]));
  const hasOccurrence = (choreId: string) => typeof keys.get(choreId) === 'string';
  const submitted = groupByChore([
    ...(await listHandedIn(
      tx,
      familyId,
      [...keys].flatMap(([choreId, key]) => (key === null ? [] : [{ choreId, key }])),
    )),
    ...(await listLately(
      tx,
      kid,
      today,
      [...keys.keys()].filter((choreId) => !hasOccurrence(choreId)),
    )),
  ]);
  const paused = isPaused(clock, today) || isPaused(kid, today);
  return {
    today,
    clock,
    chores: chores.flatMap((chore) => {
      const entries = (submitted.get(chore.id) ?? []).map((row) => handedIn(row, clock));
      const rules = scheduledChore(chore, everyone);
      const status = kidChoreStatus(rules, kidId, today, contextOf(chore, clock), entries, paused);
      if (hasOccurrence(chore.id) && isOver(rules, kidId, entries, today)) return [];
      const handedInToday = entries.flatMap((entry) =>
        entry.kidId === kidId && entry.handedInOn === today && entry.status !== 'rejected'
          ? [{ status: entry.status }]
          : [],
      );
      return [{ chore, status, handedInToday }];
    }),
  };
}

const keyOn = (chore: ChoreRow, clock: FamilyClock, date: CalendarDate): string | null =>
  occurrenceOn(chore.schedule, date, contextOf(chore, clock))?.key ?? null;
