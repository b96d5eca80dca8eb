import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { INVITE_ROLES } from '../constants';
import { createdAt, primaryId, timestamp } from './columns';
import { families, users } from './families';
import { oneOf } from './one-of';

/** Open and expired invitations. Used and withdrawn ones are deleted. */
export const familyInvites = pgTable(
  'family_invites',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    role: text({ enum: INVITE_ROLES }).notNull(),
    tokenHash: text().notNull(),
    /** The invitation is deleted with the inviter's account. */
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    createdAt: createdAt(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    unique('family_invites_token_key').on(t.tokenHash),
    index('family_invites_family_idx').on(t.familyId, t.createdAt),
    index('family_invites_inviter_idx').on(t.invitedBy),
    index('family_invites_expires_idx').on(t.expiresAt),
    check('family_invites_role', oneOf(t.role, INVITE_ROLES)),
  ],
);
