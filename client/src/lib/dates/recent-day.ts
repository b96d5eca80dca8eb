import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

export function recentDay(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return t('starBook.today');
  return day === addDays(today, -1) ? t('starBook.yesterday') : formatDay(day);
}
