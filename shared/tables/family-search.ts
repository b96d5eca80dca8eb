import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns';
import { families } from './families';

/**
 * What the admin's search looks through: one short lower-case text a family, its fields apart by U+001F (which no field
 * may hold). Triggers keep it (migration `add-family-search`), so no write can forget it. One scan of this table finds
 * and counts; see docs/decisions/0031.
 */
export const familySearch = pgTable('family_search', {
  familyId: uuid()
    .primaryKey()
    .references(() => families.id, { onDelete: 'cascade' }),
  // The family's own, so that a page of matches in their order needs no join.
  createdAt: timestamp().notNull(),
  document: text().notNull(),
});
