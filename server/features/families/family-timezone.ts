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

/** The family's time zone (IANA). It can change at any time, so it is never cached. */
export async function familyTimezone(db: Executor, familyId: string): Promise<string> {
  return (await familyClock(db, familyId)).timezone;
}

/**
 * The current time by the database's clock, like every stored timestamp (docs/decisions/0085), and the family's time zone. Throws 404 when the family is gone.
 */
export async function familyClock(db: Executor, familyId: string): Promise<{ now: Date; timezone: string }> {
  const [family] = await clockOf(db).execute({ familyId });
  if (!family) throw notFound('family');
  return family;
}
