import { eq, sql } from 'drizzle-orm';
import { families } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { notFound } from '../../lib/errors';

const clockOf = prepared((db) =>
  db
    .select({ timezone: families.timezone, now: sql`now()`.mapWith(families.createdAt) })
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .prepare('family_clock'),
);

/** The family's time zone (IANA). It can change any time, so no process keeps it. */
export async function familyTimezone(db: Executor, familyId: string): Promise<string> {
  return (await familyClock(db, familyId)).timezone;
}

/**
 * The moment it is, by the database's clock as all that is stored (docs/decisions/0085), and the zone that makes it the
 * family's day and week. Throws 404 when the family is gone.
 */
export async function familyClock(db: Executor, familyId: string): Promise<{ now: Date; timezone: string }> {
  const [family] = await clockOf(db).execute({ familyId });
  if (!family) throw notFound('family');
  return family;
}
