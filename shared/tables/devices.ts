import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, timestamp } from './columns';
import { families, memberships, users } from './families';
import { kids } from './kids';

/** Who signed in on which browser (docs/decisions/0101): a row a person and device. */
export const deviceLogins = pgTable(
  'device_logins',
  {
    deviceId: uuid().notNull(),
    /** A kid's family. An adult's families are the memberships. */
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
    // For the deletions that cascade, and for what is too old.
    index('device_logins_family_idx').on(t.familyId),
    index('device_logins_user_idx').on(t.userId),
    index('device_logins_kid_idx').on(t.kidId),
    index('device_logins_last_login_idx').on(t.lastLoginAt),
    check('device_logins_one_person', sql`num_nonnulls(${t.userId}, ${t.kidId}) = 1`),
  ],
);

/** Tablets that are paired with the family. They end with the membership of the parent who paired them. */
export const familyDevices = pgTable(
  'family_devices',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The parent who paired it, or made the code that did. */
    madeBy: uuid().notNull(),
    /** A hash of the cookie's value, so a stolen table is no tablet. */
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

/** Codes that pair a tablet once. Used and expired ones are deleted. */
export const devicePairings = pgTable(
  'device_pairings',
  {
    /** A keyed hash: a million codes are too few for a plain one. */
    codeHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    /** The name that the tablet gets. */
    name: text().notNull(),
    madeBy: uuid().notNull(),
    /** Client address of the parent who made the code. */
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
