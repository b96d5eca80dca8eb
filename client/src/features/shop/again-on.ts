import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

interface AgainOn {
  /** 'Back Monday' */
  words: string;
  /** One more night, or a calendar page. */
  picture: 'evening-moon' | 'later-calendar';
}

/** `today` is null while loading. */
export function againOn(day: CalendarDate, today: CalendarDate | null): AgainOn {
  if (today !== null && day <= addDays(today, 1)) {
    return { words: t('shop.againTomorrow'), picture: 'evening-moon' };
  }
  const soon = today !== null && day < addDays(today, 7);
  return {
    words: t('shop.againOn', { day: soon ? formatWeekday(weekdayOf(day)) : formatShortDay(day) }),
    picture: 'later-calendar',
  };
}
