import { sql } from 'drizzle-orm';
import { timestamp as pgTimestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUIDv7 from the application. New rows are adjacent in the index. */
export const primaryId = () => uuid().primaryKey();

/** A timestamptz, as a Date. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () =>
  timestamp()
    .notNull()
    .default(sql`now()`);
