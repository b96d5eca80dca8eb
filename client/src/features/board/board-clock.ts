import { useEffect, useState } from 'react';
import type { PartOfDay } from '@shared/constants';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { partOfDayAt } from '@shared/rules/today';
import { serverTimeOf } from '@/lib/server-clock';

/** The family's clock by the server's time, because the clock of a device on the wall may be wrong. */
export interface BoardClock {
  /** In ms, to the minute. */
  now: number;
  today: CalendarDate;
  partOfDay: PartOfDay;
  timezone: string;
}

const MINUTE_MS = 60_000;

const minuteNow = () => Math.floor(serverTimeOf(Date.now()) / MINUTE_MS) * MINUTE_MS;

export function useBoardClock(timezone: string): BoardClock {
  const [now, setNow] = useState(minuteNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setNow(minuteNow());
      timer = setTimeout(look, MINUTE_MS - (serverTimeOf(Date.now()) % MINUTE_MS) + 20);
    };
    look();
    // Timers don't run while a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return {
    now,
    today: calendarDateOf(new Date(now), timezone),
    partOfDay: partOfDayAt(new Date(wallTimeAt(now, timezone)).getUTCHours()),
    timezone,
  };
}
