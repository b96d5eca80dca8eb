import type { CalendarDate } from './calendar';

/** A rest from the first day to the last, both included; without a last day until it is ended. */
export interface Pause {
  pausedFrom: CalendarDate | null;
  pausedUntil: CalendarDate | null;
}

/** Whether `date` lies in the pause. */
export function isPaused({ pausedFrom, pausedUntil }: Pause, date: CalendarDate): boolean {
  return pausedFrom !== null && date >= pausedFrom && (pausedUntil === null || date <= pausedUntil);
}
