import { sql } from 'drizzle-orm';
import { timestamp as pgTimestamp, uuid } from 'drizzle-orm/pg-core';

export const primaryId = () => uuid().primaryKey();

export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () =>
  timestamp()
    .notNull()
    .default(sql`now()`);
