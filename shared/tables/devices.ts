import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, timestamp } from './columns';
import { families, memberships, users } from './families';
import { kids } from './kids';

/** One row per user and device with a login (docs/decisions/0101). */
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
    // For cascading deletions and for expiry.
    index('device_logins_family_idx').on(t.familyId),
    index('device_logins_user_idx').on(t.userId),
    index('device_logins_kid_idx').on(t.kidId),
    index('device_logins_last_login_idx').on(t.lastLoginAt),
    check('device_logins_one_person', sql`num_nonnulls(${t.userId}, ${t.kidId}) = 1`),
  ],
);

/** Paired tablets. They end with the membership of the parent who paired them. */
export const familyDevices = pgTable(
  'family_devices',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The parent who paired it or created its code. */
    madeBy: uuid().notNull(),
    /** A hash of the cookie's value, so that a stolen table is useless. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('family_devices_token_key').on(t.tokenHash),
    index('family_devices_family_idx').on(t.familyId, t.createdAt),
    index('family_devices_maker_idx').on(t.familyId, t.madeBy),
    foreignKey({
      name: 'family_devices_maker_fkey',
      columns: [t.familyId, t.madeBy],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** Codes that pair one tablet. Used and expired ones are deleted. */
export const devicePairings = pgTable(
  'device_pairings',
  {
    /** A keyed hash, because a million codes are too few for a plain one. */
    codeHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    madeBy: uuid().notNull(),
    /** Client address of the parent who created the code. */
    address: text().notNull(),
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
