import { addDays, type CalendarDate } from './calendar';

/** Both days are included. Without a last day, the pause lasts until it is ended. */
export interface Pause {
  pausedFrom: CalendarDate | null;
  pausedUntil: CalendarDate | null;
}

export function isPaused({ pausedFrom, pausedUntil }: Pause, date: CalendarDate): boolean {
  return pausedFrom !== null && date >= pausedFrom && (pausedUntil === null || date <= pausedUntil);
}

/** Past days that stay paused if the pause is changed or ended. */
export function pastPauseDays(
  { pausedFrom, pausedUntil }: Pause,
  today: CalendarDate,
): { firstDay: CalendarDate; lastDay: CalendarDate } | null {
  const yesterday = addDays(today, -1);
  if (pausedFrom === null || pausedFrom > yesterday) return null;
  const lastDay = pausedUntil === null || pausedUntil > yesterday ? yesterday : pausedUntil;
  return { firstDay: pausedFrom, lastDay };
}
