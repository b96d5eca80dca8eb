import type { CalendarDate } from '@shared/rules/calendar';
import { dayOf, type Day } from '@shared/rules/day';
import { pastPauseDays, type Pause } from '@shared/rules/pause';
import { pastPauses } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { newId } from '../../lib/ids';

interface PauseOf {
  familyId: string;
  kidId: string | null;
}

/** Stores the days of `before` until `today`. */
export async function keepPastPause(
  tx: Tx,
  { familyId, kidId }: PauseOf,
  before: Pause,
  today: CalendarDate,
): Promise<void> {
  const days = pastPauseDays(before, today);
  if (!days) return;
  await tx
    .insert(pastPauses)
    .values({ id: newId(), familyId, kidId, ...days })
    .onConflictDoNothing();
}

/** Returns whether a day is in a present or past pause of the family or kid. */
export function pausedDays(
  kid: Pause & { family: Pause; pastPauses: readonly Pause[] },
): (day: Day) => boolean {
  const spans = [kid.family, kid, ...kid.pastPauses].flatMap(({ pausedFrom, pausedUntil }) =>
    pausedFrom === null
      ? []
      : [{ from: dayOf(pausedFrom), to: pausedUntil === null ? Infinity : dayOf(pausedUntil) }],
  );
  return (day) => spans.some(({ from, to }) => from <= day && day <= to);
}
