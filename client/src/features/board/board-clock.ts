import { useSyncExternalStore } from 'react';
import { MINUTE_MS, type PartOfDay } from '@shared/constants';
import { TICK_MS } from '@shared/rules/board-time';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { partOfDayAt } from '@shared/rules/today';
import { serverTimeOf } from '@/lib/api/server-clock';

/** The family's clock by the server's time, because the clock of a device on the wall may be wrong. */
export interface BoardClock {
  /** In ms, to the minute. */
  now: number;
  today: CalendarDate;
  partOfDay: PartOfDay;
  timezone: string;
}

/** The server's time in ms. */
export const boardNow = (): number => serverTimeOf(Date.now());

// A timer may run slightly early.
const MARGIN_MS = 20;

const listeners = new Set<() => void>();
let timer: number | undefined;

function tick(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(tick, TICK_MS - (boardNow() % TICK_MS) + MARGIN_MS);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` three times a minute and when the page returns: the only timer of a board at rest. Returns a function
 * that stops.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    // Timers don't run while a device sleeps.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const minuteNow = () => Math.floor(boardNow() / MINUTE_MS) * MINUTE_MS;

export function useBoardClock(timezone: string): BoardClock {
  const now = useSyncExternalStore(onTick, minuteNow);
  return {
    now,
    today: calendarDateOf(new Date(now), timezone),
    partOfDay: partOfDayAt(new Date(wallTimeAt(now, timezone)).getUTCHours()),
    timezone,
  };
}
