import { eq } from 'drizzle-orm';
import type { CalendarDate } from '@shared/rules/calendar';
import { isPaused, restedDays, type Pause } from '@shared/rules/pause';
import { pastPauses } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';

/** Whose pause it is: the whole family's without a kid. */
interface PauseOf {
  familyId: string;
  kidId: string | null;
}

/** Keeps the days that `before` has covered by `today`. Part of the transaction that changes or ends the pause. */
export async function keepPastPause(
  tx: Tx,
  { familyId, kidId }: PauseOf,
  before: Pause,
  today: CalendarDate,
): Promise<void> {
  const days = restedDays(before, today);
  if (!days) return;
  await tx
    .insert(pastPauses)
    .values({ id: newId(), familyId, kidId, ...days })
    .onConflictDoNothing();
}

/** Whether a kid rests or rested on a day: by the family's pause or the kid's own, present or past. */
export type IsPausedOn = (kid: Pause & { id: string }, day: CalendarDate) => boolean;

/** Reads the past pauses of a family, whose present one is `family`. */
export async function readPauses(tx: Executor, familyId: string, family: Pause): Promise<IsPausedOn> {
  const past = await tx
    .select({ kidId: pastPauses.kidId, pausedFrom: pastPauses.firstDay, pausedUntil: pastPauses.lastDay })
    .from(pastPauses)
    .where(eq(pastPauses.familyId, familyId));
  return (kid, day) =>
    isPaused(family, day) ||
    isPaused(kid, day) ||
    past.some((pause) => (pause.kidId === null || pause.kidId === kid.id) && isPaused(pause, day));
}
