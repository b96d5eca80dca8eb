import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns';
import { families } from './families';

/**
 * The text for the admin's search: one lower-case document per family, with fields separated by U+001F, which
 * no field may contain. Triggers update it (migration `add-family-search`, docs/decisions/0031).
 */
export const familySearch = pgTable('family_search', {
  familyId: uuid()
    .primaryKey()
    .references(() => families.id, { onDelete: 'cascade' }),
  // A copy of the family's, so that sorting matches needs no join.
  createdAt: timestamp().notNull(),
  document: text().notNull(),
});
