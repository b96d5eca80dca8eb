import { eq, sql } from 'drizzle-orm';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { families } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

const timezoneOf = prepared((db) =>
  db
    .select({ timezone: families.timezone })
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .prepare('family_timezone'),
);

/** The family's time zone (IANA, decision 22). It can change any time, so no process keeps it. */
export async function familyTimezone(db: Db, familyId: string): Promise<string> {
  const [family] = await timezoneOf(db).execute({ familyId });
  return family?.timezone ?? DEFAULT_TIMEZONE;
}
