import { useQueries } from '@tanstack/react-query';
import { MAX_PLAN_DAYS } from '@shared/constants';
import type { FamilyPlan } from '@shared/contracts/plan';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { planQuery } from '@/lib/api/shared-queries';
import type { RangeDays } from './ranges';

export interface Planned {
  done: number;
  missed: number;
  total: number;
}

/** Ignores chores that are still open today, paused, without a day, or missed by everyone who shared them. */
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

/** Sums the plans up to `today`. Returns undefined until all are loaded. */
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
