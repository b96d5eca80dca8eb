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
    /** The first weekday of the family's weeks, 0 (Sunday) to 6. */
    weekStart: integer().notNull().default(0),
    // First and last paused day. Without a last day, until it is ended.
    pausedFrom: date({ mode: 'string' }),
    pausedUntil: date({ mode: 'string' }),
    /** Null until the family chooses (shared/rules/leaderboard-mode.ts). */
    leaderboardMode: text({ enum: LEADERBOARD_MODES }),
    teamGoal: integer(),
    starsByHand: boolean().notNull().default(true),
    kidLogins: text({ enum: KID_LOGINS }).notNull().default('anywhere'),
    /** Idle minutes until a paired tablet returns to the name list. */
    idleMinutes: integer().notNull().default(IDLE_MINUTES.default),
    sounds: boolean().notNull().default(true),
    /** The language of the kids' screens; null for each browser's. */
    locale: text({ enum: LOCALES }),
    // When the family's boards are dimmed, in its time zone: HH:MM, both or neither.
    nightFrom: text().default(BOARD_NIGHT.from),
    nightUntil: text().default(BOARD_NIGHT.until),
    /** The setup steps that are neither done nor skipped. */
    openSteps: text({ enum: FIRST_STEPS }).array().notNull().default([]),
    /** The first day of the last dismissed month. */
    tunedUpFrom: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** When the family was suspended. It is deleted 14 days later unless it is restored. */
    suspendedAt: timestamp(),
    /** Whether an admin suspended it, so that the owner can't restore it. */
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
    /** Whether a link sent to `email` was opened. Other addresses get no mail. */
    emailConfirmed: boolean().notNull().default(false),
    /** The user's language; null for the browser's. */
    locale: text({ enum: LOCALES }),
    role: text({ enum: ROLES }).notNull(),
    /** An admin named by the settings, now or before; closed once they name another. */
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

/** The families of adults (docs/decisions/0190). Admins have no family. */
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
    /** When the user's last session in this family started. A login opens the last used family. */
    lastUsedAt: timestamp(),
    /** The first day of the week in which the user's last weekly letter about the family was queued. */
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
