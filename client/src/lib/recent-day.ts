import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { formatDay } from './format';
import { t } from './messages';

export function recentDay(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return t('starBook.today');
  return day === addDays(today, -1) ? t('starBook.yesterday') : formatDay(day);
}
