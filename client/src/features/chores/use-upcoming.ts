import { MAX_PLAN_DAYS } from '@shared/constants';
import type { Chore } from '@shared/contracts/chores';
import type { CalendarDate } from '@shared/rules/calendar';
import { dateOf, dayOf as dayNumber } from '@shared/rules/day';
import { patternOf, upcomingOccurrences } from '@shared/rules/schedule';
import { useKids } from '@/features/kids/kids.api';
import { kidsOf, type KidChoice } from '@/features/manage/who-words';
import { usePlan } from '@/features/plan/plan.api';
import { useFamilyDays } from '@/lib/dates/family-clock';
import { sharingOf, type ChoreDraft } from './chore-draft';

const SHOWN = 3;

export interface UpcomingDay {
  key: string;
  startsOn: string;
  dueOn: string | null;
  needed: number;
  turn: KidChoice | undefined;
}

export function useUpcoming(draft: ChoreDraft, chore: Chore | undefined) {
  const { today, dayOf, weekStart } = useFamilyDays();
  const { data: kids = [] } = useKids();
  const context = { firstDay: dayNumber(chore ? dayOf(chore.createdAt) : today), weekStart };
  const savedOrder = kidsOf(chore?.kidIds ?? [], kids).map(({ id }) => id);
  const turnNow = useTurnNow(chore, savedOrder, today);

  const forKids = kidsOf(draft.kidIds, kids);
  const first = turnNow === undefined ? undefined : firstAmong(forKids, savedOrder, turnNow);
  const turnAt = (index: number): KidChoice | undefined =>
    sharingOf(draft) === 'turns' && first !== undefined
      ? forKids[(first + index) % forKids.length]
      : undefined;
  const upcoming = upcomingOccurrences(patternOf(draft.schedule), dayNumber(today), context, SHOWN);
  const days: UpcomingDay[] = upcoming.map(({ key, startsOn, dueOn, needed }, index) => ({
    key,
    startsOn: dateOf(startsOn),
    dueOn: dueOn === null ? null : dateOf(dueOn),
    needed,
    turn: turnAt(index),
  }));
  return { today, weekStart, kids, forKids, days };
}

/**
 * The kid whose turn it is keeps it, or the next kid in `order` gets it. Without turns until now, the first
 * kid starts.
 */
function firstAmong(kids: readonly KidChoice[], order: readonly string[], turn: string | null): number {
  const at = Math.max(0, order.indexOf(turn ?? ''));
  const fromTurn = [...order.slice(at), ...order.slice(0, at)];
  const next = turn === null ? undefined : fromTurn.find((id) => kids.some((kid) => kid.id === id));
  return Math.max(
    0,
    kids.findIndex(({ id }) => id === next),
  );
}

/** The kid whose turn it is. Null for a chore without turns, undefined while unknown. */
function useTurnNow(
  chore: Chore | undefined,
  order: readonly string[],
  today: CalendarDate,
): string | null | undefined {
  const takesTurns = chore?.sharing === 'turns' && chore.isActive;
  const { data } = usePlan(takesTurns ? today : null, MAX_PLAN_DAYS);
  if (!takesTurns) return null;
  const turns = (data?.kids ?? []).flatMap(({ kid, cells }) =>
    cells.flatMap(({ choreId, day, exception }) =>
      choreId === chore.id && !exception ? [{ kidId: kid.id, day }] : [],
    ),
  );
  const [first] = turns.toSorted((a, b) => a.day.localeCompare(b.day));
  return first && order.includes(first.kidId) ? first.kidId : undefined;
}
