import { foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns';
import { memberships } from './families';
import { kids } from './kids';

/** One feed per kid. Anyone with the URL can read it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The URL's token is derived from it (`linkToken`). A new URL has a new id. */
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    madeBy: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('calendar_feeds_token_key').on(t.tokenHash),
    unique('calendar_feeds_kid_key').on(t.familyId, t.kidId),
    index('calendar_feeds_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'calendar_feeds_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'calendar_feeds_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
  ],
);
