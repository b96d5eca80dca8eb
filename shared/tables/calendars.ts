import { foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns';
import { memberships } from './families';
import { kids } from './kids';

/** Kids' calendar feeds, one a kid: whoever has the address of one reads it. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** The address's token is derived from it, so it can be shown again (`linkToken`); another address is another id. */
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    /** The parent who made this address; it ends with their membership. */
    madeBy: uuid().notNull(),
    /** A hash of the token: a stolen table opens no calendar. */
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
