import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Makes PostgreSQL run `wanted` first. It would otherwise read all records of a kid. `wanted` must filter by
 * family.
 */
export const isAmong = (id: SQLWrapper, wanted: SQLWrapper): SQL => sql`${id} = ANY(ARRAY(${wanted}))`;
