import { eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '@shared/rules/calendar';
import { dayOf, type Day } from '@shared/rules/day';
import { restedDays, type Pause } from '@shared/rules/pause';
import { pastPauses } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
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

type PausedKid = Pause & { id: string };

/** Returns for a kid whether a day is paused: by a pause of the family or of the kid, present or past. */
export type IsPausedOn = (kid: PausedKid) => (day: Day) => boolean;

/** Reads the past pauses of a family, whose present one is `family`. */
export async function readPauses(tx: Executor, familyId: string, family: Pause): Promise<IsPausedOn> {
  const past = await pastPausesOf(tx).execute({ familyId });
  return (kid) => {
    const own = past.filter(({ kidId }) => kidId === null || kidId === kid.id);
    const spans = [family, kid, ...own].flatMap(({ pausedFrom, pausedUntil }) =>
      pausedFrom === null
        ? []
        : [{ from: dayOf(pausedFrom), to: pausedUntil === null ? Infinity : dayOf(pausedUntil) }],
    );
    return (day) => spans.some(({ from, to }) => from <= day && day <= to);
  };
}

const pastPausesOf = prepared((db) =>
  db
    .select({ kidId: pastPauses.kidId, pausedFrom: pastPauses.firstDay, pausedUntil: pastPauses.lastDay })
    .from(pastPauses)
    .where(eq(pastPauses.familyId, sql.placeholder('familyId')))
    .prepare('past_pauses'),
);
