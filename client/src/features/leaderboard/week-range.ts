import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { formatLocale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

const day = new Intl.DateTimeFormat(formatLocale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const nextSunday = new Intl.DateTimeFormat(formatLocale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

const at = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** 'Sun, Jun 14 to Sat, Jun 20' */
export function formatWeek(weekStart: CalendarDate): string {
  return t('leaderboard.week', {
    first: day.format(at(weekStart)),
    last: day.format(at(addDays(weekStart, 6))),
  });
}

/** 'June 21': the Sunday on which the next week starts. */
export function formatNextSunday(weekStart: CalendarDate): string {
  return nextSunday.format(at(addDays(weekStart, 7)));
}
