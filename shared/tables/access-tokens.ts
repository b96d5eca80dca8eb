import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { TOKEN_SCOPES } from '../program-constants';
import { createdAt, primaryId, timestamp } from './columns';
import { memberships } from './families';
import { oneOf } from './one-of';

/** Tokens act as a parent in one family and end with the membership (docs/decisions/0318). */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull(),
    prefix: text().notNull(),
    scope: text({ enum: TOKEN_SCOPES }).notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp(),
    lastUsedAt: timestamp(),
  },
  (t) => [
    unique('access_tokens_token_key').on(t.tokenHash),
    index('access_tokens_member_idx').on(t.familyId, t.userId, t.createdAt),
    index('access_tokens_user_idx').on(t.userId),
    foreignKey({
      name: 'access_tokens_membership_fkey',
      columns: [t.familyId, t.userId],
      foreignColumns: [memberships.familyId, memberships.userId],
    }).onDelete('cascade'),
    check('access_tokens_scope', oneOf(t.scope, TOKEN_SCOPES)),
  ],
);
