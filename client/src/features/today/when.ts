import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

/** Returns 'Tomorrow', a weekday within six days, else the date. */
export function dayName(day: CalendarDate, today: CalendarDate): string {
  if (day === addDays(today, 1)) return t('kidDashboard.tomorrow');
  const isNear = day < addDays(today, 7) && day > addDays(today, -7);
  return isNear ? formatWeekday(weekdayOf(day)) : formatShortDay(day);
}
