import type { CalendarDate } from './calendar';
import { dateOf, dayOf } from './day';
import { nextPeriodStart, periodStart, type Period } from './schedule';

/** How often one kid may ask for a reward; pending and approved redemptions count by the local day they were asked on. */
export interface RewardLimit {
  times: number;
  per: Period;
}

/**
 * The first day on which a kid may ask again, or null when it may ask today. `requestedOn` are the days on which the
 * kid's pending and approved redemptions of this reward were asked for.
 */
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
