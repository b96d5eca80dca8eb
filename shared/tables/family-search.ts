import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns';
import { families } from './families';

/**
 * The table has one lower-case document per family, with fields separated by U+001F. Triggers update it
 * (docs/decisions/0031).
 */
export const familySearch = pgTable('family_search', {
  familyId: uuid()
    .primaryKey()
    .references(() => families.id, { onDelete: 'cascade' }),
  createdAt: timestamp().notNull(),
  document: text().notNull(),
});
