import { date, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StepMark } from '../rules/routine';
import { chores } from './chores';
import { timestamp } from './columns';
import { kids } from './kids';

/** Open runs (shared/rules/routine.ts). A submitted run is deleted; its record is on the submission. */
export const routineRuns = pgTable(
  'routine_runs',
  {
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    choreId: uuid().notNull(),
    /** The occurrence's key, or `on:{date}` for an anytime chore. */
    occurrenceKey: text().notNull(),
    dueOn: date({ mode: 'string' }),
    day: date({ mode: 'string' }).notNull(),
    marks: jsonb().$type<Record<string, StepMark>>().notNull(),
    current: uuid(),
    startedAt: timestamp().notNull(),
    stepStartedAt: timestamp(),
    pausedAt: timestamp(),
    updatedAt: timestamp().notNull(),
    /** The submission that was sent back with steps to do again, or withdrawn. */
    continues: uuid(),
    /** The board on which it was started with pictures, and how long that counts. */
    pictures: jsonb().$type<{ deviceId: string; until: string }>(),
  },
  (t) => [
    primaryKey({
      name: 'routine_runs_pkey',
      columns: [t.familyId, t.kidId, t.choreId, t.occurrenceKey],
    }),
    foreignKey({
      name: 'routine_runs_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'routine_runs_chore_fkey',
      columns: [t.familyId, t.choreId],
      foreignColumns: [chores.familyId, chores.id],
    }).onDelete('cascade'),
  ],
);
