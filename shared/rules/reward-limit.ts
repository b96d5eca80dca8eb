import type { CalendarDate } from './calendar';
import { dateOf, dayOf } from './day';
import { nextPeriodStart, periodStart, type Period } from './schedule';

/** Pending and approved redemptions count by the local day of the request. */
export interface RewardLimit {
  times: number;
  per: Period;
}

/** Returns null for today. `requestedOn` are the days of pending and approved requests. */
export function availableAgainOn(
  limit: RewardLimit | null,
  requestedOn: readonly CalendarDate[],
  today: CalendarDate,
  weekStart: number,
): CalendarDate | null {
  if (!limit) return null;
  const start = dateOf(periodStart(limit.per, dayOf(today), weekStart));
  const used = requestedOn.filter((day) => day >= start && day <= today).length;
  return used < limit.times ? null : dateOf(nextPeriodStart(limit.per, dayOf(today), weekStart));
}
