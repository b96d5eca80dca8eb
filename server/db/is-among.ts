import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Restricts `id` to the results of `wanted`, which PostgreSQL then runs first. It would otherwise read all
 * records of a kid, because it underestimates their number. `wanted` must filter by family.
 */
export const isAmong = (id: SQLWrapper, wanted: SQLWrapper): SQL => sql`${id} = ANY(ARRAY(${wanted}))`;
