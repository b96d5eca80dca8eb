import type { Family } from '@shared/contracts/families';
import type { ParentKid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { isPaused, type Pause } from '@shared/rules/pause';
import { formatShortDay } from '@/lib/format';
import { t } from '@/lib/messages';

/** 'Paused until Sat, Jun 28' */
export const pausedWords = (until: CalendarDate | null): string =>
  until === null ? t('kids.paused') : t('kids.pausedUntil', { day: formatShortDay(until) });

export interface Rests {
  family: Pause;
  kids: ReadonlyMap<string, Pause>;
}

const NONE: Pause = { pausedFrom: null, pausedUntil: null };
export const NO_RESTS: Rests = { family: NONE, kids: new Map() };

export function restsOf(family: Family | undefined, kids: readonly ParentKid[] | undefined): Rests {
  return { family: family ?? NONE, kids: new Map((kids ?? []).map((kid) => [kid.id, kid])) };
}

/** The kid's pause on a day, the family's first, or null. Chores for anyone follow the family's. */
export function restOn(
  { family, kids }: Rests,
  kidId: string | null,
  day: CalendarDate,
): { pause: Pause; of: 'family' | 'kid' } | null {
  if (isPaused(family, day)) return { pause: family, of: 'family' };
  const own = kidId === null ? undefined : kids.get(kidId);
  return own && isPaused(own, day) ? { pause: own, of: 'kid' } : null;
}

export interface Stretch {
  days: CalendarDate[];
  rest: ReturnType<typeof restOn>;
}

/** A row's days, with the days of a pause grouped. */
export function stretchesOf(rests: Rests, kidId: string | null, days: readonly CalendarDate[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of days) {
    const rest = restOn(rests, kidId, day);
    const last = stretches.at(-1);
    if (rest && last?.rest && last.rest.of === rest.of) last.days.push(day);
    else stretches.push({ days: [day], rest });
  }
  return stretches;
}
