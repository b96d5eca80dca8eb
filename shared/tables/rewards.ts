import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { PERIODS, REVIEW_STATUSES, TIERS } from '../constants';
import { createdAt, timestamp, primaryId } from './columns';
import { families, users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

export const rewards = pgTable(
  'rewards',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    imageUrl: text(),
    iconName: text(),
    starCost: integer().notNull(),
    tier: text({ enum: TIERS }).notNull(),
    isMystery: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    maxRedemptions: integer(),
    // The approval's transaction counts.
    currentRedemptions: integer().notNull().default(0),
    // Limit per kid, or both null.
    limitTimes: integer(),
    limitPer: text({ enum: PERIODS }),
    createdAt: createdAt(),
    archivedAt: timestamp(),
  },
  (t) => [
    index('rewards_family_idx')
      .on(t.familyId, t.createdAt.desc())
      .where(sql`archived_at IS NULL`),
    unique('rewards_family_id_key').on(t.familyId, t.id),
    check('rewards_star_cost', sql`${t.starCost} BETWEEN 1 AND 100000`),
    check('rewards_tier', oneOf(t.tier, TIERS)),
    check('rewards_max_redemptions', sql`${t.maxRedemptions} BETWEEN 1 AND 100000`),
    check('rewards_current_redemptions', sql`${t.currentRedemptions} >= 0`),
    check('rewards_limit', sql`num_nonnulls(${t.limitTimes}, ${t.limitPer}) <> 1 AND ${t.limitTimes} > 0`),
    check('rewards_limit_per', oneOf(t.limitPer, PERIODS)),
  ],
);

export const rewardAssignments = pgTable(
  'reward_assignments',
  { familyId: uuid().notNull(), rewardId: uuid().notNull(), kidId: uuid().notNull() },
  (t) => [
    primaryKey({ name: 'reward_assignments_pkey', columns: [t.familyId, t.rewardId, t.kidId] }),
    foreignKey({
      name: 'reward_assignments_reward_fkey',
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reward_assignments_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('reward_assignments_kid_idx').on(t.familyId, t.kidId),
  ],
);

export const kidGoals = pgTable(
  'kid_goals',
  { familyId: uuid().notNull(), kidId: uuid().notNull(), rewardId: uuid().notNull() },
  (t) => [
    primaryKey({ name: 'kid_goals_pkey', columns: [t.familyId, t.kidId] }),
    foreignKey({
      name: 'kid_goals_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'kid_goals_reward_fkey',
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    index('kid_goals_reward_idx').on(t.familyId, t.rewardId),
  ],
);

export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    rewardId: uuid().notNull(),
    // The reward as it was at the time of the request.
    rewardName: text().notNull(),
    rewardDescription: text(),
    rewardImageUrl: text(),
    rewardIconName: text(),
    rewardIsMystery: boolean().notNull(),
    starsSpent: integer().notNull(),
    requestNotes: text(),
    status: text({ enum: REVIEW_STATUSES }).notNull().default('pending'),
    parentNotes: text(),
    newStars: integer(),
    requestedAt: timestamp()
      .notNull()
      .default(sql`now()`),
    reviewedAt: timestamp(),
    reviewedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    shownAt: timestamp(),
    deliveredAt: timestamp(),
  },
  (t) => [
    foreignKey({
      name: 'reward_redemptions_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reward_redemptions_reward_fkey',
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    // Serves held stars. Without the price, the planner would read all of the family's redemptions
    // (docs/decisions/0094).
    index('reward_redemptions_pending_idx')
      .on(t.familyId, t.kidId, t.starsSpent)
      .where(sql`status = 'pending'`),
    index('reward_redemptions_unshown_idx')
      .on(t.familyId, t.kidId, t.reviewedAt)
      .where(sql`status = 'approved' AND shown_at IS NULL`),
    index('reward_redemptions_reviewed_idx')
      .on(t.familyId, t.kidId, t.reviewedAt)
      .where(sql`reviewed_at IS NOT NULL`),
    index('reward_redemptions_promised_idx')
      .on(t.familyId, t.kidId)
      .where(sql`status = 'approved' AND delivered_at IS NULL`),
    index('reward_redemptions_history_idx').on(t.familyId, t.requestedAt, t.kidId, t.status, t.starsSpent),
    index('reward_redemptions_kid_idx').on(t.familyId, t.kidId, t.requestedAt),
    index('reward_redemptions_reviewer_idx').on(t.reviewedBy),
    index('reward_redemptions_reward_idx').on(t.familyId, t.rewardId, t.kidId, t.requestedAt),
    check('reward_redemptions_status', oneOf(t.status, REVIEW_STATUSES)),
    check('reward_redemptions_reviewed', sql`(${t.status} = 'pending') = (${t.reviewedAt} IS NULL)`),
    check('reward_redemptions_price', sql`${t.starsSpent} BETWEEN 1 AND 100000`),
    check('reward_redemptions_delivered', sql`${t.deliveredAt} IS NULL OR ${t.status} = 'approved'`),
    check('reward_redemptions_balance', sql`(${t.status} = 'approved') = (${t.newStars} IS NOT NULL)`),
  ],
);
