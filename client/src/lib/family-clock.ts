import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Family } from '@shared/contracts/families';
import type { PartOfDay } from '@shared/constants';
import { addDays, calendarDateOf, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { partOfDayAt } from '@shared/rules/today';
import { get } from './api-client';
import { queryKeys } from './query-keys';

/** The family's days, whatever the clock of this device says (docs/domain.md, "Time"). */
export interface FamilyClock {
  today: CalendarDate;
  partOfDay: PartOfDay;
  /** The Sunday on which the present week began. */
  weekStart: CalendarDate;
  /** The day of an ISO timestamp. */
  dayOf: (timestamp: string) => CalendarDate;
}

/**
 * The scope of what changes the family's record: two choices made quickly are sent one after the other, so that the last one
 * stays.
 */
export const FAMILY_WRITES = { id: 'family' };

/** The family of whoever is signed in, a parent or a kid. */
export const familyQuery = queryOptions({
  queryKey: queryKeys.family,
  queryFn: ({ signal }) => get<Family>('/api/family', { signal }),
});

/** The family of whoever is signed in: zone, first day of the week, pause, and whether stars are given by hand. */
export function useFamily() {
  return useQuery(familyQuery);
}

// A timer stands still while its device sleeps, so the hour is looked for more often than it strikes.
const LOOK_AGAIN_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What `read` tells; read again on each hour of `timezone` (IANA), and when a page that slept is looked at again. */
function useClockOn<Value extends string>(timezone: string, read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: number | undefined;
      const look = () => {
        onChange();
        const now = Date.now();
        // The wall time knows no fractions of a second.
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

/** The clock of a family whose zone (IANA) is known, as to a parent. */
export function useZoneClock(timezone: string): FamilyClock {
  const today = useClockOn(timezone, () => calendarDateOf(new Date(), timezone));
  const partOfDay = useClockOn(timezone, () =>
    partOfDayAt(new Date(wallTimeAt(Date.now(), timezone)).getUTCHours()),
  );
  return useMemo(
    () => ({
      today,
      partOfDay,
      weekStart: addDays(today, -weekdayOf(today)),
      dayOf: (timestamp) => calendarDateOf(new Date(timestamp), timezone),
    }),
    [today, partOfDay, timezone],
  );
}

/** The family's days, and on which of them its own weeks begin. */
export interface FamilyDays {
  today: CalendarDate;
  /** The day of an ISO timestamp. */
  dayOf: (timestamp: string) => CalendarDate;
  /** The weekday on which the family's weeks begin, 0 (Sunday) to 6. */
  weekStart: number;
}

/** The days of the family of whoever is signed in. Until it is read, by this device's zone and from Sunday. */
export function useFamilyDays(): FamilyDays {
  const { data } = useFamily();
  const { today, dayOf } = useZoneClock(data?.timezone ?? deviceZone());
  return { today, dayOf, weekStart: data?.weekStart ?? 0 };
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The family's clock: by `timezone` where it is known, else by the family's own record; null until that is read. A
 * device that cannot read it goes by its own zone.
 */
export function useFamilyClock(timezone?: string): FamilyClock | null {
  const { data, isPending } = useQuery({ ...familyQuery, enabled: timezone === undefined });
  const zone = timezone ?? data?.timezone ?? deviceZone();
  const clock = useZoneClock(zone);
  return timezone === undefined && isPending ? null : clock;
}
