import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatShortDay, formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';

export interface AgainOn {
  /** 'Again Monday' */
  words: string;
  /** What shows it to those who do not read: one more night, or a leaf of the calendar. */
  picture: 'evening-moon' | 'later-calendar';
}

/** How the shop says on which day a reward can be asked for again; `today` is null until it is known. */
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
