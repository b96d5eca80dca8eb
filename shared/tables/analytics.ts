import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENT_TYPES } from '../constants';
import { choreSubmissions } from './chores';
import { timestamp, primaryId } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';
import { rewardRedemptions } from './rewards';

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
    // The cause of the event, which is deleted with an undo. Null for a login.
    submissionId: uuid().references(() => choreSubmissions.id, { onDelete: 'cascade' }),
    redemptionId: uuid().references(() => rewardRedemptions.id, { onDelete: 'cascade' }),
    eventType: text({ enum: ANALYTICS_EVENT_TYPES }).notNull(),
    eventData: jsonb().$type<AnalyticsEventData>().notNull().default({}),
    timestamp: timestamp()
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
    uniqueIndex('analytics_events_submission_key').on(t.submissionId),
    uniqueIndex('analytics_events_redemption_key').on(t.redemptionId),
    check(
      'analytics_events_source',
      sql`CASE ${t.eventType}
        WHEN 'chore_completed' THEN ${t.submissionId} IS NOT NULL AND ${t.redemptionId} IS NULL
        WHEN 'reward_redeemed' THEN ${t.redemptionId} IS NOT NULL AND ${t.submissionId} IS NULL
        ELSE num_nonnulls(${t.submissionId}, ${t.redemptionId}) = 0 END`,
    ),
    check('analytics_events_type', oneOf(t.eventType, ANALYTICS_EVENT_TYPES)),
  ],
);
