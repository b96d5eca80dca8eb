import { formatWeekday } from '@/lib/i18n/format';

/** Arabic has no short names, so the article is removed. */
export const weekdayLabel = (weekday: number): string => formatWeekday(weekday, 'short').replace(/^ال/, '');
