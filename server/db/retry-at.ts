import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The next attempt: 10 seconds after the first failure, doubled each time, up to 4 hours. */
export const retryAt = (failures: SQLWrapper): SQL =>
  sql`now() + least(14400, 10 * 2 ^ least(${failures}, 20)) * interval '1 second'`;
