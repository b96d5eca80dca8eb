import { useQueries } from '@tanstack/react-query';
import { MAX_PLAN_DAYS } from '@shared/constants';
import type { FamilyPlan } from '@shared/contracts/plan';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { planQuery } from '@/lib/plan-query';
import type { RangeDays } from './ranges';

/** What became of the chores that were planned for a kid. */
export interface Planned {
  done: number;
  missed: number;
  /** Those two, and what is late or waits. */
  total: number;
}

/**
 * What became of what was planned for each kid, by id, in these plans. What is still open today is not counted, nor what
 * rests, what has no day, and what is for the first to do it where another was first or nobody was.
 */
export function plannedOf(plans: readonly FamilyPlan[], today: CalendarDate): Map<string, Planned> {
  const sums = new Map<string, Planned>();
  for (const { kids, chores } of plans) {
    const choreOf = new Map(chores.map((chore) => [chore.id, chore]));
    for (const { kid, cells } of kids) {
      const sum = sums.get(kid.id) ?? { done: 0, missed: 0, total: 0 };
      sums.set(kid.id, sum);
      for (const { choreId, day, state, submissionId } of cells) {
        const chore = choreOf.get(choreId);
        if (!chore || chore.schedule.kind === 'anytime') continue;
        if (state === 'paused' || state === 'skipped') continue;
        if (submissionId === null && (chore.sharing === 'first' || (state === 'planned' && day >= today)))
          continue;
        sum.total += 1;
        if (state === 'done') sum.done += 1;
        if (state === 'missed') sum.missed += 1;
      }
    }
  }
  return sums;
}

/** The same over the days of a range up to `today`; undefined until all of it is there. */
export function usePlanned(today: CalendarDate, days: RangeDays): ReadonlyMap<string, Planned> | undefined {
  const parts = Math.ceil(days / MAX_PLAN_DAYS);
  const length = Math.ceil(days / parts);
  const queries = Array.from({ length: parts }, (_, part) => {
    const before = days - part * length;
    return planQuery(addDays(today, 1 - before), Math.min(length, before));
  });
  return useQueries({
    queries,
    combine: (results) => {
      const plans = results.flatMap(({ data }) => (data ? [data] : []));
      return plans.length === parts ? plannedOf(plans, today) : undefined;
    },
  });
}
