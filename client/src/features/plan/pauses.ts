import type { Family } from '@shared/contracts/families';
import type { ParentKid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { isPaused, type Pause } from '@shared/rules/pause';
import { formatShortDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

/** 'Paused until Sat, Jun 28' */
export const pausedWords = (until: CalendarDate | null): string =>
  until === null ? t('kids.paused') : t('kids.pausedUntil', { day: formatShortDay(until) });

export interface Pauses {
  family: Pause;
  kids: ReadonlyMap<string, Pause>;
}

const NONE: Pause = { pausedFrom: null, pausedUntil: null };
export const NO_PAUSES: Pauses = { family: NONE, kids: new Map() };

export function pausesOf(family: Family | undefined, kids: readonly ParentKid[] | undefined): Pauses {
  return { family: family ?? NONE, kids: new Map((kids ?? []).map((kid) => [kid.id, kid])) };
}

/** Returns the family's pause first, or null. Chores for anyone follow the family's. */
export function pauseOn(
  { family, kids }: Pauses,
  kidId: string | null,
  day: CalendarDate,
): { pause: Pause; of: 'family' | 'kid' } | null {
  if (isPaused(family, day)) return { pause: family, of: 'family' };
  const own = kidId === null ? undefined : kids.get(kidId);
  return own && isPaused(own, day) ? { pause: own, of: 'kid' } : null;
}

export interface Stretch {
  days: CalendarDate[];
  rest: ReturnType<typeof pauseOn>;
}

/** Splits a row into its days, with the days of a pause grouped. */
export function stretchesOf(rests: Pauses, kidId: string | null, days: readonly CalendarDate[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of days) {
    const rest = pauseOn(rests, kidId, day);
    const last = stretches.at(-1);
    if (rest && last?.rest && last.rest.of === rest.of) last.days.push(day);
    else stretches.push({ days: [day], rest });
  }
  return stretches;
}
