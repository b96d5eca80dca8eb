import { addDays, type CalendarDate } from './calendar';

/** A rest from the first day to the last, both included; without a last day until it is ended. */
export interface Pause {
  pausedFrom: CalendarDate | null;
  pausedUntil: CalendarDate | null;
}

/** Whether `date` lies in the pause. */
export function isPaused({ pausedFrom, pausedUntil }: Pause, date: CalendarDate): boolean {
  return pausedFrom !== null && date >= pausedFrom && (pausedUntil === null || date <= pausedUntil);
}

/**
 * The days of a pause that have passed by `today`, which stay rested when the pause is changed or ended; null when none
 * have.
 */
export function restedDays(
  { pausedFrom, pausedUntil }: Pause,
  today: CalendarDate,
): { firstDay: CalendarDate; lastDay: CalendarDate } | null {
  const yesterday = addDays(today, -1);
  if (pausedFrom === null || pausedFrom > yesterday) return null;
  const lastDay = pausedUntil === null || pausedUntil > yesterday ? yesterday : pausedUntil;
  return { firstDay: pausedFrom, lastDay };
}
