import { formatWeekday } from './format';

/** 'Wed' for 0 (Sunday) to 6. Arabic has no short names, so the article is removed. */
export const weekdayLabel = (weekday: number): string => formatWeekday(weekday, 'short').replace(/^ال/, '');
