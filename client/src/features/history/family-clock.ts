import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDateOf, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import { leaderboardQuery } from '@/lib/leaderboard-query';

/** The family's days, whatever the clock of this device says (decision 22). */
export interface FamilyClock {
  today: CalendarDate;
  /** The day of an ISO timestamp. */
  dayOf: (timestamp: string) => CalendarDate;
}

function clockBy(dateOf: (instant: Date) => CalendarDate): FamilyClock {
  return { today: dateOf(new Date()), dayOf: (timestamp) => dateOf(new Date(timestamp)) };
}

/** The clock of a family whose zone (IANA) is known, as to a parent. */
export function zoneClock(timezone: string): FamilyClock {
  return clockBy((instant) => calendarDateOf(instant, timezone));
}

/** When the family's week began: the Sunday on its wall, and the instant (leaderboard entries tell both). */
export interface WeekBegin {
  weekStart: CalendarDate;
  createdAt: string;
}

/**
 * The family's clock on a kid's device, which is not told the zone. Where the week began at the same instant here, the
 * device is at home and its zone holds; else the family's clock is as far ahead of UTC as it was when the week began.
 */
export function deviceClock(week: WeekBegin | undefined, deviceZone: string): FamilyClock {
  if (!week || startOfDate(week.weekStart, deviceZone).getTime() === Date.parse(week.createdAt))
    return zoneClock(deviceZone);
  const ahead = Date.parse(`${week.weekStart}T00:00:00Z`) - Date.parse(week.createdAt);
  return clockBy((instant) => new Date(instant.getTime() + ahead).toISOString().slice(0, 10));
}

/** The family's clock: by `timezone` where it is known, else as `deviceClock` has it; null until that can be told. */
export function useFamilyClock(timezone?: string): FamilyClock | null {
  const { data, isPending } = useQuery({ ...leaderboardQuery, enabled: timezone === undefined });
  const week = data?.[0];
  return useMemo(() => {
    if (timezone !== undefined) return zoneClock(timezone);
    if (isPending) return null;
    return deviceClock(week, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [timezone, isPending, week]);
}
