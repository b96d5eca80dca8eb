import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { BOARD_MODES, BOARD_THEMES } from '../constants';
import type { BoardInput } from '../contracts/devices';
import { createdAt, primaryId, timestamp } from './columns';
import { families, memberships, users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

/** A row per user and device with a login (docs/decisions/0101). */
export const deviceLogins = pgTable(
  'device_logins',
  {
    deviceId: uuid().notNull(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    kidId: uuid().references(() => kids.id, { onDelete: 'cascade' }),
    lastLoginAt: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('device_logins_device_user_key').on(t.deviceId, t.userId),
    unique('device_logins_device_kid_key').on(t.deviceId, t.kidId),
    // Serves cascading deletions and expiry.
    index('device_logins_family_idx').on(t.familyId),
    index('device_logins_user_idx').on(t.userId),
    index('device_logins_kid_idx').on(t.kidId),
    index('device_logins_last_login_idx').on(t.lastLoginAt),
    check('device_logins_one_person', sql`num_nonnulls(${t.userId}, ${t.kidId}) = 1`),
  ],
);

/** Tablets end with the membership of the parent who paired them. */
export const familyDevices = pgTable(
  'family_devices',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    madeBy: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('family_devices_token_key').on(t.tokenHash),
    // The target of composite keys, so that a row can't name another family's device.
    unique('family_devices_family_id_key').on(t.familyId, t.id),
    index('family_devices_family_idx').on(t.familyId, t.createdAt),
    index('family_devices_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'family_devices_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

export const boards = pgTable(
  'boards',
  {
    deviceId: uuid().primaryKey(),
    familyId: uuid().notNull(),
    mode: text({ enum: BOARD_MODES }).notNull().default('check'),
    kidIds: uuid().array().notNull().default([]),
    theme: text({ enum: BOARD_THEMES }).notNull().default('auto'),
    showEvents: boolean().notNull().default(true),
    showStars: boolean().notNull().default(false),
    showGoals: boolean().notNull().default(false),
    keepAwake: boolean().notNull().default(true),
    /** The last read, accurate to the minute. */
    seenAt: timestamp(),
  },
  (t) => [
    index('boards_family_idx').on(t.familyId),
    foreignKey({
      name: 'boards_device_fkey',
      columns: [t.familyId, t.deviceId],
      foreignColumns: [familyDevices.familyId, familyDevices.id],
    }).onDelete('cascade'),
    check('boards_mode', oneOf(t.mode, BOARD_MODES)),
    check('boards_theme', oneOf(t.theme, BOARD_THEMES)),
  ],
);

/** Each code pairs one tablet. Used and expired ones are deleted. */
export const devicePairings = pgTable(
  'device_pairings',
  {
    /** Keyed, because a million codes are too few for a plain hash. */
    codeHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    madeBy: uuid().notNull(),
    address: text().notNull(),
    board: jsonb().$type<BoardInput>(),
    createdAt: createdAt(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    index('device_pairings_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'device_pairings_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    index('device_pairings_expires_idx').on(t.expiresAt),
  ],
);
