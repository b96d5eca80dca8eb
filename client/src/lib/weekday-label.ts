import { formatWeekday } from './format';

/** 'Wed' for `weekday` 0 (Sunday) to 6, as narrow as one of seven columns. Arabic has no short names: it goes without the article. */
export const weekdayLabel = (weekday: number): string => formatWeekday(weekday, 'short').replace(/^ال/, '');
