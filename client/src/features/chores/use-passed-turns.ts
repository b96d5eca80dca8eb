import type { Chore } from '@shared/contracts/chores';
import { MAX_PLAN_DAYS } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import type { ScheduleContext } from '@shared/rules/schedule';
import { turnOn } from '@shared/rules/turns';
import { usePlan } from '@/features/plan/plan.api';

/**
 * How often the turns of a saved chore were passed on, as far as it matters: less than the number of `order`, its kids.
 * The record does not say so, the plan does. Null while it is not known, and where no turn lies in the plan's weeks.
 */
export function usePassedTurns(
  chore: Chore | undefined,
  order: readonly string[],
  today: CalendarDate,
  context: ScheduleContext,
): number | null {
  const takesTurns = chore?.sharing === 'turns' && chore.isActive;
  const { data } = usePlan(takesTurns ? today : null, MAX_PLAN_DAYS);
  if (!takesTurns || !data) return null;
  for (const { kid, cells } of data.kids) {
    const cell = cells.find(({ choreId, state }) => choreId === chore.id && state === 'planned');
    if (!cell) continue;
    const passed = order.findIndex(
      (_kid, times) => turnOn(chore.schedule, cell.day, context, order, times) === kid.id,
    );
    return passed === -1 ? null : passed;
  }
  return null;
}
