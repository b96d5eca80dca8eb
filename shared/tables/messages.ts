import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MESSAGE_TYPES } from '../constants';
import { createdAt, timestamp, primaryId } from './columns';
import { users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    parentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    emoji: text().notNull(),
    messageType: text({ enum: MESSAGE_TYPES }).notNull(),
    createdAt: createdAt(),
    readAt: timestamp(),
  },
  (t) => [
    foreignKey({
      name: 'messages_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('messages_kid_idx').on(t.familyId, t.kidId, t.createdAt, t.id),
    index('messages_parent_idx').on(t.parentId),
    check('messages_type', oneOf(t.messageType, MESSAGE_TYPES)),
    check('messages_content', sql`char_length(${t.content}) BETWEEN 1 AND 500`),
  ],
);
