import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENT_TYPES } from '../constants';
import { moment, primaryId } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';

export interface AnalyticsEventData {
  choreName?: string;
  rewardName?: string;
  starsAwarded?: number;
  starsSpent?: number;
}

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    eventType: text({ enum: ANALYTICS_EVENT_TYPES }).notNull(),
    eventData: jsonb().$type<AnalyticsEventData>().notNull().default({}),
    timestamp: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'analytics_events_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('analytics_events_family_idx').on(t.familyId, t.timestamp),
    index('analytics_events_kid_idx').on(t.familyId, t.kidId, t.timestamp),
    check('analytics_events_type', oneOf(t.eventType, ANALYTICS_EVENT_TYPES)),
  ],
);
