import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { FAMILY_LOG_KINDS } from '../constants';
import { primaryId, timestamp } from './columns';
import { families, users } from './families';
import { oneOf } from './one-of';
import { sql } from 'drizzle-orm';

export const familyLog = pgTable(
  'family_log',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    kind: text({ enum: FAMILY_LOG_KINDS }).notNull(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    at: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('family_log_newest_idx').on(t.familyId, t.at.desc(), t.id.desc()),
    index('family_log_admin_idx').on(t.adminId),
    index('family_log_at_idx').on(t.at),
    check('family_log_kind', oneOf(t.kind, FAMILY_LOG_KINDS)),
  ],
);
