import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** When to try an address again after `failures` earlier ones: in 10 seconds, then twice as long each time, up to 4 hours. */
export const retryAt = (failures: SQLWrapper): SQL =>
  sql`now() + least(14400, 10 * 2 ^ least(${failures}, 20)) * interval '1 second'`;
