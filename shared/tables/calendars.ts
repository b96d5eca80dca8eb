import { foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns';
import { kids } from './kids';

/** Kids' calendar feeds, one a kid: whoever has the address of one reads it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The address's token is derived from it, so it can be shown again (`linkToken`); another address is another id. */
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    /** A hash of the token: a stolen table opens no calendar. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('calendar_feeds_token_key').on(t.tokenHash),
    unique('calendar_feeds_kid_key').on(t.familyId, t.kidId),
    foreignKey({
      name: 'calendar_feeds_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
  ],
);
