import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, timestamp } from './columns';
import { users } from './families';

export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** If the authenticator counts. A smaller number of uses reveals a copy. */
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

/** Each challenge can be answered once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    /** The user, or null for a login. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    index('passkey_challenges_user_idx').on(t.userId),
    index('passkey_challenges_expires_idx').on(t.expiresAt),
  ],
);

export const adminSettings = pgTable(
  'admin_settings',
  {
    id: boolean().primaryKey().default(true),
    /** Admins can only sign in with passkeys. */
    requirePasskeys: boolean().notNull(),
  },
  (t) => [check('admin_settings_one_row', sql`${t.id}`)],
);
