import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { FRIENDS } from '../constants';
import { createdAt, timestamp, primaryId } from './columns';
import { families } from './families';
import { oneOf } from './one-of';

export const kids = pgTable(
  'kids',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    avatarColor: text().notNull(),
    friend: text({ enum: FRIENDS }),
    /** Whether the kid has been through the first-day screens. */
    greeted: boolean().notNull().default(false),
    patternHash: text().notNull(),
    asksPictures: boolean().notNull().default(false),
    totalStars: integer().notNull().default(0),
    lifetimeStars: integer().notNull().default(0),
    /** When a parent unlocked the kid or chose new pictures (docs/decisions/0101). */
    unlockedAt: timestamp(),
    // First and last paused day. Without a last day, until it is ended.
    pausedFrom: date({ mode: 'string' }),
    pausedUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** The family's date at that time, so that a later time zone moves nothing. */
    createdOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index('kids_family_idx').on(t.familyId, t.createdAt),
    // The target of composite keys, so that a row can't name another family's kid.
    unique('kids_family_id_key').on(t.familyId, t.id),
    check('kids_friend', oneOf(t.friend, FRIENDS)),
    check('kids_total_stars', sql`${t.totalStars} >= 0`),
    check('kids_lifetime_stars', sql`${t.lifetimeStars} >= ${t.totalStars}`),
  ],
);

export const pastPauses = pgTable(
  'past_pauses',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    kidId: uuid(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    foreignKey({
      name: 'past_pauses_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    unique('past_pauses_days_key').on(t.familyId, t.kidId, t.firstDay, t.lastDay).nullsNotDistinct(),
    check('past_pauses_order', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
);

export const kidBadges = pgTable(
  'kid_badges',
  {
    familyId: uuid().notNull(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: 'cascade' }),
    badgeId: text().notNull(),
    earnedAt: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'kid_badges_pkey', columns: [t.kidId, t.badgeId] }),
    index('kid_badges_family_idx').on(t.familyId, t.kidId),
  ],
);

/** Logins of kids. Together with the ledger, they are the family's analytics events. */
export const kidLogins = pgTable(
  'kid_logins',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'kid_logins_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('kid_logins_family_idx').on(t.familyId, t.createdAt),
    index('kid_logins_kid_idx').on(t.familyId, t.kidId),
  ],
);

/**
 * Consecutive wrong pictures, for each known device and for all unknown ones together (`device` = '*'), so
 * that strangers can't lock the family's tablet.
 */
export const patternAttempts = pgTable(
  'pattern_attempts',
  {
    familyId: uuid().notNull(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    failures: integer().notNull(),
    lockedUntil: timestamp(),
    updatedAt: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ name: 'pattern_attempts_pkey', columns: [t.kidId, t.device] })],
);
