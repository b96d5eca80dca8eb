import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * That `id` is one of those that the query `wanted` finds, which PostgreSQL runs first, whatever else is joined. Otherwise it
 * may read all that a kid ever did to find the few that are wanted: it does not know that a kid's records are those of one
 * family, so it takes a kid of years for one with hardly any. `wanted` names the family.
 */
export const isAmong = (id: SQLWrapper, wanted: SQLWrapper): SQL => sql`${id} = ANY(ARRAY(${wanted}))`;
