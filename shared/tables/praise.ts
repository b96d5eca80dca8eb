import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { HEARTS } from '../constants';
import { choreSubmissions } from './chores';
import { createdAt, primaryId, timestamp } from './columns';
import { users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

/** `label` and the pictures are of the praised chore, null without one. */
export const praise = pgTable(
  'praise',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    picture: text({ enum: HEARTS }).notNull(),
    words: text(),
    submissionId: uuid().references(() => choreSubmissions.id, { onDelete: 'set null' }),
    label: text(),
    iconName: text(),
    imageUrl: text(),
    fromUser: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    shownAt: timestamp(),
    reply: text({ enum: HEARTS }),
    repliedAt: timestamp(),
  },
  (t) => [
    foreignKey({
      name: 'praise_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    // Read backwards for the newest first.
    index('praise_kid_idx').on(t.familyId, t.kidId, t.createdAt, t.id),
    index('praise_submission_idx')
      .on(t.submissionId)
      .where(sql`submission_id IS NOT NULL`),
    index('praise_from_idx').on(t.fromUser),
    check('praise_picture', oneOf(t.picture, HEARTS)),
    check('praise_reply', sql`(${t.reply} IS NULL) = (${t.repliedAt} IS NULL)`),
    check('praise_reply_picture', oneOf(t.reply, HEARTS)),
    check('praise_words', sql`char_length(${t.words}) BETWEEN 1 AND 120`),
  ],
);
