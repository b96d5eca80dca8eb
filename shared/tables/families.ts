import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  BOARD_NIGHT,
  DEFAULT_TIMEZONE,
  FIRST_STEPS,
  IDLE_MINUTES,
  KID_LOGINS,
  LEADERBOARD_MODES,
  LOCALES,
  MEMBER_ROLES,
  ROLES,
} from '../constants';
import { createdAt, timestamp, primaryId } from './columns';
import { oneOf } from './one-of';

export const families = pgTable(
  'families',
  {
    id: primaryId(),
    name: text(),
    code: text().notNull(),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    weekStart: integer().notNull().default(0),
    pausedFrom: date({ mode: 'string' }),
    pausedUntil: date({ mode: 'string' }),
    leaderboardMode: text({ enum: LEADERBOARD_MODES }),
    teamGoal: integer(),
    starsByHand: boolean().notNull().default(true),
    kidLogins: text({ enum: KID_LOGINS }).notNull().default('anywhere'),
    idleMinutes: integer().notNull().default(IDLE_MINUTES.default),
    sounds: boolean().notNull().default(true),
    locale: text({ enum: LOCALES }),
    // Night hours in the family's time zone: HH:MM, both or neither.
    nightFrom: text().default(BOARD_NIGHT.from),
    nightUntil: text().default(BOARD_NIGHT.until),
    openSteps: text({ enum: FIRST_STEPS }).array().notNull().default([]),
    /** The first day of the last dismissed month. */
    tunedUpFrom: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** It is deleted 14 days later unless it is restored. */
    suspendedAt: timestamp(),
    /** The owner can't restore it then. */
    suspendedByAdmin: boolean().notNull().default(false),
  },
  (t) => [
    index('families_suspended_idx')
      .on(t.suspendedAt)
      .where(sql`suspended_at IS NOT NULL`),
    uniqueIndex('families_code_key').on(t.code),
    index('families_newest_idx').on(t.createdAt.desc(), t.id.desc()),
    check('families_code_form', sql`${t.code} ~ '^[0-9]{5}$'`),
    check('families_leaderboard_mode', oneOf(t.leaderboardMode, LEADERBOARD_MODES)),
    check('families_kid_logins', oneOf(t.kidLogins, KID_LOGINS)),
    check('families_idle_minutes', sql`${t.idleMinutes} BETWEEN 1 AND 30`),
    check('families_team_goal', sql`${t.teamGoal} BETWEEN 1 AND 100000`),
    check('families_locale', oneOf(t.locale, LOCALES)),
    check('families_night', sql`num_nonnulls(${t.nightFrom}, ${t.nightUntil}) <> 1`),
    check('families_week_start', sql`${t.weekStart} BETWEEN 0 AND 6`),
  ],
);

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text(),
    lastName: text(),
    email: text(),
    /** The new address until its link is opened; `email` stays in use. */
    pendingEmail: text(),
    /** Other addresses get no mail. */
    emailConfirmed: boolean().notNull().default(false),
    /** The language, or null for the browser's. */
    locale: text({ enum: LOCALES }),
    role: text({ enum: ROLES }).notNull(),
    /** An admin who was named by the settings, now or before. Closed once they name another. */
    fromSettings: boolean().notNull().default(false),
    // Quiet hours in the family's time zone: HH:MM, both or neither.
    quietFrom: text(),
    quietUntil: text(),
    /** Whether the user gets the weekly email, once the address is confirmed. */
    weeklyLetter: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    index('users_confirmed_email_idx')
      .on(sql`lower(${t.email})`)
      .where(sql`email_confirmed`),
    index('users_weekly_letter_idx')
      .on(t.id)
      .where(sql`weekly_letter AND email_confirmed`),
    check('users_role', oneOf(t.role, ROLES)),
    check('users_locale', oneOf(t.locale, LOCALES)),
    check('users_confirmed_email', sql`NOT ${t.emailConfirmed} OR ${t.email} IS NOT NULL`),
    check('users_quiet_hours', sql`num_nonnulls(${t.quietFrom}, ${t.quietUntil}) <> 1`),
  ],
);

/** Admins have no family (docs/decisions/0190). */
export const memberships = pgTable(
  'memberships',
  {
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    createdAt: createdAt(),
    /** A login opens the last used family. */
    lastUsedAt: timestamp(),
    /** The first day of the week of the last queued letter. */
    letterWeek: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ name: 'memberships_pkey', columns: [t.familyId, t.userId] }),
    uniqueIndex('memberships_owner_key')
      .on(t.familyId)
      .where(sql`role = 'owner'`),
    index('memberships_user_idx').on(t.userId),
    check('memberships_role', oneOf(t.role, MEMBER_ROLES)),
  ],
);
