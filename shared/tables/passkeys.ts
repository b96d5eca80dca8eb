import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, timestamp } from './columns';
import { users } from './families';

/** Passkeys that sign in parents and admins beside the password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** By which the authenticator names it, base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the authenticator counts; a smaller one tells of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp(),
  },
  (t) => [
    unique('passkeys_credential_key').on(t.credentialId),
    index('passkeys_user_idx').on(t.userId, t.createdAt),
  ],
);

/** Challenges that are open: each is answered once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** A hash of the challenge. */
    id: text().primaryKey(),
    /** Who adds a passkey; null for a login, of whomever. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    index('passkey_challenges_user_idx').on(t.userId),
    index('passkey_challenges_expires_idx').on(t.expiresAt),
  ],
);

/** What admins have chosen for the installation: one row at most. */
export const adminSettings = pgTable(
  'admin_settings',
  {
    id: boolean().primaryKey().default(true),
    /** Whether admins sign in by passkeys alone. */
    requirePasskeys: boolean().notNull(),
  },
  (t) => [check('admin_settings_one_row', sql`${t.id}`)],
);
