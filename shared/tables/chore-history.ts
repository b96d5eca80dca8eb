import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { SHARING } from '../constants';
import { EXCEPTION_KINDS } from '../rules/occurrences';
import type { Schedule } from '../rules/schedule';
import { chores } from './chores';
import { createdAt, primaryId } from './columns';
import { users } from './families';
import { oneOf } from './one-of';

/** A revision from a day until the next row. */
export const choreRevisions = pgTable(
  'chore_revisions',
  {
    familyId: uuid().notNull(),
    choreId: uuid().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    occurrencesFrom: date({ mode: 'string' }).notNull(),
    schedule: jsonb().$type<Schedule>().notNull(),
    weekStart: integer().notNull(),
    sharing: text({ enum: SHARING }).notNull(),
    // A removed kid's past turns stay, so no foreign keys.
    kidIds: uuid().array().notNull(),
    turnOrder: uuid().array().notNull(),
    isActive: boolean().notNull(),
  },
  (t) => [
    primaryKey({ name: 'chore_revisions_pkey', columns: [t.familyId, t.choreId, t.fromDay] }),
    foreignKey({
      name: 'chore_revisions_chore_fkey',
      columns: [t.familyId, t.choreId],
      foreignColumns: [chores.familyId, chores.id],
    }).onDelete('cascade'),
    check('chore_revisions_sharing', oneOf(t.sharing, SHARING)),
    check('chore_revisions_order', sql`${t.occurrencesFrom} <= ${t.fromDay}`),
  ],
);

export const occurrenceExceptions = pgTable(
  'occurrence_exceptions',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    choreId: uuid().notNull(),
    occurrenceKey: text().notNull(),
    dueOn: date({ mode: 'string' }),
    kidId: uuid(),
    kind: text({ enum: EXCEPTION_KINDS }).notNull(),
    movedTo: date({ mode: 'string' }),
    assignedTo: uuid(),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'occurrence_exceptions_chore_fkey',
      columns: [t.familyId, t.choreId],
      foreignColumns: [chores.familyId, chores.id],
    }).onDelete('cascade'),
    unique('occurrence_exceptions_key')
      .on(t.familyId, t.choreId, t.occurrenceKey, t.kidId)
      .nullsNotDistinct(),
    index('occurrence_exceptions_made_by_idx').on(t.madeBy),
    check('occurrence_exceptions_kind', oneOf(t.kind, EXCEPTION_KINDS)),
    check('occurrence_exceptions_moved', sql`(${t.kind} = 'moved') = (${t.movedTo} IS NOT NULL)`),
    check('occurrence_exceptions_assigned', sql`(${t.kind} = 'assigned') = (${t.assignedTo} IS NOT NULL)`),
  ],
);
