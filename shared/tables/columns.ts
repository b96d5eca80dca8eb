import { sql } from 'drizzle-orm';
import { timestamp as pgTimestamp, uuid } from 'drizzle-orm/pg-core';

/** A primary key the application makes (UUIDv7: unguessable, and new rows land side by side in the index). */
export const primaryId = () => uuid().primaryKey();

/** A timestamp; stored as timestamptz, handled as a Date. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () =>
  timestamp()
    .notNull()
    .default(sql`now()`);
