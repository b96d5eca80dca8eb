import { useMemo } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { type FamilyClock, useFamilyClock } from '@/lib/dates/family-clock';
import { deviceStorage, useStored } from '@/lib/storage/storage';
import { createStore } from '@/lib/storage/store';

/** The kid's last good night on this device, until the next morning was greeted. */
interface LastNight {
  on: CalendarDate;
  isAsleep: boolean;
}

const PREFIX = 'starnest:night:';
const AWAKE = ' awake';

export const goodnightOpen = createStore(false);

export const fallAsleep = (kidId: string, on: CalendarDate): void => deviceStorage.write(PREFIX + kidId, on);

export const wakeUp = (kidId: string, on: CalendarDate): void =>
  deviceStorage.write(PREFIX + kidId, on + AWAKE);

export const endNight = (kidId: string): void => deviceStorage.write(PREFIX + kidId, null);

export function useLastNight(kidId: string): LastNight | null {
  const text = useStored(() => deviceStorage.read(PREFIX + kidId));
  return useMemo(
    () => (text === null ? null : { on: text.slice(0, 10), isAsleep: !text.endsWith(AWAKE) }),
    [text],
  );
}

/** Returns a moon from the evening until 4:00, and a sunrise while the kid sleeps. */
export function nightButton(
  { partOfDay, today, night }: Pick<FamilyClock, 'partOfDay' | 'today' | 'night'>,
  last: LastNight | null,
): 'goodnight' | 'wake' | null {
  if (last?.isAsleep && last.on === night) return 'wake';
  return partOfDay === 'evening' || night !== today ? 'goodnight' : null;
}

export const isNewMorning = ({ night }: Pick<FamilyClock, 'night'>, last: LastNight | null): boolean =>
  last !== null && last.on < night;

/** The button with its night. Null by day and while the family's clock is unknown. */
export function useNightButton(kidId: string) {
  const clock = useFamilyClock();
  const last = useLastNight(kidId);
  const button = clock && nightButton(clock, last);
  return clock && button ? { button, night: clock.night } : null;
}
