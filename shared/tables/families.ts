import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DEFAULT_TIMEZONE, ROLES } from '../constants';
import { createdAt, primaryId } from './columns';
import { oneOf } from './one-of';

export const families = pgTable(
  'families',
  {
    id: primaryId(),
    name: text(),
    code: text().notNull(),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('families_code_key').on(t.code),
    index('families_newest_idx').on(t.createdAt.desc(), t.id.desc()),
    check('families_code_form', sql`${t.code} ~ '^[0-9]{5}$'`),
  ],
);

/**
 * The codes nobody holds, in shuffled order. One is taken with FOR UPDATE SKIP LOCKED, so two registrations never
 * wait for or collide with each other, and the last free code costs what the first did. A freed code goes to the end.
 */
export const freeFamilyCodes = pgTable('free_family_codes', {
  place: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique('free_family_codes_code_key'),
});

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text(),
    lastName: text(),
    email: text(),
    role: text({ enum: ROLES }).notNull(),
    /** An admin whom the settings name or named; closed once they name another (docs/decisions/0112). */
    fromSettings: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    index('users_family_idx').on(t.familyId),
    check('users_role', oneOf(t.role, ROLES)),
    // Decision 5: a parent always has a family, an admin never.
    check('users_family_by_role', sql`(${t.role} = 'parent') = (${t.familyId} IS NOT NULL)`),
  ],
);
