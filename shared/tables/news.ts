import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { NEWS_TYPES } from '../constants';
import { createdAt, primaryId, timestamp } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';

export const kidNews = pgTable(
  'kid_news',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    type: text({ enum: NEWS_TYPES }).notNull(),
    /** Data by type (shared/contracts/news.ts). */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A submission, redemption or ledger entry, which may be deleted. Null for a week. */
    sourceId: uuid(),
    weekStart: date({ mode: 'string' }),
    /** Timestamps can be equal. Inserted with the kid's row locked. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    shownAt: timestamp(),
  },
  (t) => [
    foreignKey({
      name: 'kid_news_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('kid_news_kid_idx').on(t.familyId, t.kidId, t.position),
    index('kid_news_unshown_idx')
      .on(t.familyId, t.kidId, t.position)
      .where(sql`shown_at IS NULL`),
    index('kid_news_source_idx')
      .on(t.familyId, t.kidId, t.sourceId)
      .where(sql`shown_at IS NULL`),
    index('kid_news_created_idx').on(t.createdAt),
    uniqueIndex('kid_news_week_key')
      .on(t.familyId, t.kidId, t.weekStart, t.type)
      .where(sql`week_start IS NOT NULL`),
    check('kid_news_type', oneOf(t.type, NEWS_TYPES)),
    check('kid_news_week', sql`(${t.type} IN ('week_won', 'team_goal')) = (${t.weekStart} IS NOT NULL)`),
  ],
);
