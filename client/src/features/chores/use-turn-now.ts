import type { Chore } from '@shared/contracts/chores';
import { MAX_PLAN_DAYS } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { usePlan } from '@/features/plan/plan.api';

/** The kid whose turn it is. Null for a chore without turns, undefined while unknown. */
export function useTurnNow(
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
