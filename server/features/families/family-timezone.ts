import { eq, sql } from 'drizzle-orm';
import { calendarDateOf } from '@shared/rules/calendar';
import { dayOf, type Day } from '@shared/rules/day';
import type { Pause } from '@shared/rules/pause';
import { families } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { invalid, notFound } from '../../lib/errors';

export const clockColumns = {
  timezone: families.timezone,
  weekStart: families.weekStart,
  pausedFrom: families.pausedFrom,
  pausedUntil: families.pausedUntil,
  now: sql<Date>`now()`.mapWith(families.createdAt),
};

const clockOf = prepared((db) =>
  db
    .select(clockColumns)
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .prepare('family_clock'),
);

/** Never cached, because it can change at any time. */
export async function familyTimezone(db: Executor, familyId: string): Promise<string> {
  return (await familyClock(db, familyId)).timezone;
}

export interface FamilyClock extends Pause {
  now: Date;
  timezone: string;
  weekStart: number;
}

/** The database's time and the settings that decide the family's days and weeks. */
export async function familyClock(db: Executor, familyId: string): Promise<FamilyClock> {
  const [family] = await clockOf(db).execute({ familyId });
  if (!family) throw notFound('family');
  return family;
}

export const todayOf = ({ now, timezone }: Pick<FamilyClock, 'now' | 'timezone'>): Day =>
  dayOf(calendarDateOf(now, timezone));

/** The day of a tap, by default today. Throws 400 for other days than today and yesterday. */
export function dayOfTap(clock: FamilyClock, date: string | undefined): Day {
  const today = todayOf(clock);
  const on = date === undefined ? today : dayOf(date);
  if (on !== today && on !== today - 1) throw invalid('on', 'validation.date');
  return on;
}
