import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Family } from '@shared/contracts/families';
import type { PartOfDay } from '@shared/constants';
import { addDays, calendarDateOf, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { nightAt } from '@shared/rules/nights';
import { partOfDayAt } from '@shared/rules/today';
import { get } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';

export interface FamilyClock {
  today: CalendarDate;
  partOfDay: PartOfDay;
  /** The day of the night. Until 4:00, the day before. */
  night: CalendarDate;
  weekStart: CalendarDate;
  dayOf: (timestamp: string) => CalendarDate;
}

/** Writes are sequential, so that the last one wins. */
export const FAMILY_WRITES = { id: 'family' };

export const familyQuery = queryOptions({
  queryKey: queryKeys.family,
  queryFn: ({ signal }) => get<Family>('/api/family', { signal }),
});

export function useFamily() {
  return useQuery(familyQuery);
}

// Timers don't run while a device sleeps.
const LOOK_AGAIN_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Updated on each hour of `timezone` and when the page becomes visible. */
function useClockOn<Value extends string>(timezone: string, read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: number | undefined;
      const look = () => {
        onChange();
        const now = Date.now();
        // The local time has no fractions of a second.
        const hour = HOUR_MS - ((wallTimeAt(now, timezone) + (now % 1000)) % HOUR_MS);
        timer = window.setTimeout(look, Math.min(LOOK_AGAIN_MS, hour));
      };
      look();
      document.addEventListener('visibilitychange', onChange);
      return () => {
        window.clearTimeout(timer);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [timezone],
  );
  return useSyncExternalStore(subscribe, read);
}

export function useZoneClock(timezone: string): FamilyClock {
  const today = useClockOn(timezone, () => calendarDateOf(new Date(), timezone));
  const partOfDay = useClockOn(timezone, () =>
    partOfDayAt(new Date(wallTimeAt(Date.now(), timezone)).getUTCHours()),
  );
  const night = useClockOn(timezone, () => nightAt(Date.now(), timezone));
  return useMemo(
    () => ({
      today,
      partOfDay,
      night,
      weekStart: addDays(today, -weekdayOf(today)),
      dayOf: (timestamp) => calendarDateOf(new Date(timestamp), timezone),
    }),
    [today, partOfDay, night, timezone],
  );
}

export interface FamilyDays {
  today: CalendarDate;
  dayOf: (timestamp: string) => CalendarDate;
  /** A weekday, 0 (Sunday) to 6. */
  weekStart: number;
}

/** The family's days. Until loaded, the device's time zone with Sunday. */
export function useFamilyDays(): FamilyDays {
  const { data } = useFamily();
  const { today, dayOf } = useZoneClock(data?.timezone ?? deviceZone());
  return { today, dayOf, weekStart: data?.weekStart ?? 0 };
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The clock in `timezone`, else in the family's. Null while loading. Falls back to the device's time zone.
 */
export function useFamilyClock(timezone?: string): FamilyClock | null {
  const { data, isPending } = useQuery({ ...familyQuery, enabled: timezone === undefined });
  const zone = timezone ?? data?.timezone ?? deviceZone();
  const clock = useZoneClock(zone);
  return timezone === undefined && isPending ? null : clock;
}
