import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_LINK_KINDS } from '../constants';
import { createdAt, primaryId, timestamp } from './columns';
import { users } from './families';
import { oneOf } from './one-of';

/** Links confirm an address, cancel its change or set a new password. A used link is deleted. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACCOUNT_LINK_KINDS }).notNull(),
    email: text(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    unique('account_links_token_key').on(t.tokenHash),
    index('account_links_user_idx').on(t.userId),
    index('account_links_expires_idx').on(t.expiresAt),
    check('account_links_email', sql`(${t.email} IS NULL) = (${t.kind} = 'reset_password')`),
    check('account_links_kind', oneOf(t.kind, ACCOUNT_LINK_KINDS)),
  ],
);
