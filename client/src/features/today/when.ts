import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatShortDay, formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';

/** Returns 'Tomorrow', a weekday within six days, else the date. */
export function dayName(day: CalendarDate, today: CalendarDate): string {
  if (day === addDays(today, 1)) return t('kidDashboard.tomorrow');
  const isNear = day < addDays(today, 7) && day > addDays(today, -7);
  return isNear ? formatWeekday(weekdayOf(day)) : formatShortDay(day);
}
