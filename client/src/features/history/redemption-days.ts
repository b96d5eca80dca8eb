import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { CalendarDate } from '@shared/rules/calendar';
import type { FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import type { Month } from '@/lib/api/query-keys';
import { byDay, type Days } from './marks';
import { dateIn, daysIn } from './month-grid';

/** A day outside the month, seen from another time zone, moves to the month's edge. */
export function redemptionDays(
  redemptions: readonly RewardRedemption[],
  month: Month,
  { dayOf }: FamilyClock,
): Days<RewardRedemption> {
  const first = dateIn(month, 1);
  const last = dateIn(month, daysIn(month));
  return byDay(redemptions, ({ requestedAt }): CalendarDate => {
    const date = dayOf(requestedAt);
    if (date < first) return first;
    return date > last ? last : date;
  });
}

/** Counts approved rewards only. */
export function redemptionSummary(redemptions: readonly RewardRedemption[]): string {
  const count = redemptions.length;
  const stars = redemptions
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { starsSpent }) => sum + starsSpent, 0);
  return stars === 0
    ? t('history.rewardsOfDay', { count })
    : t('history.rewardsOfDaySpent', { count, stars });
}
