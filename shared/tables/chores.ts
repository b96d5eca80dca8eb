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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHORE_CATEGORIES, DIFFICULTIES, PARTS_OF_DAY, REVIEW_STATUSES, SHARING } from '../constants';
import type { RunRecord, Step } from '../rules/routine';
import type { Schedule } from '../rules/schedule';
import { createdAt, timestamp, primaryId } from './columns';
import { familyDevices } from './devices';
import { families, users } from './families';
import { kids } from './kids';
import { oneOf } from './one-of';

export const chores = pgTable(
  'chores',
  {
    id: primaryId(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    imageUrl: text(),
    iconName: text(),
    starReward: integer().notNull(),
    category: text({ enum: CHORE_CATEGORIES }).notNull(),
    difficulty: text({ enum: DIFFICULTIES }).notNull(),
    isActive: boolean().notNull().default(true),
    schedule: jsonb().$type<Schedule>().notNull().default({ kind: 'anytime' }),
    partOfDay: text({ enum: PARTS_OF_DAY }),
    sharing: text({ enum: SHARING }).notNull().default('each'),
    needsApproval: boolean().notNull().default(true),
    steps: jsonb().$type<Step[]>().notNull().default([]),
    minutes: integer(),
    /** A time of day, like 07:40. */
    readyBy: text(),
    /** Entries older than ten minutes are dropped at the next pass. */
    turnsPassedAt: timestamp().array().notNull().default([]),
    createdAt: createdAt(),
    archivedAt: timestamp(),
  },
  (t) => [
    index('chores_family_idx')
      .on(t.familyId, t.createdAt.desc())
      .where(sql`archived_at IS NULL`),
    unique('chores_family_id_key').on(t.familyId, t.id),
    check('chores_star_reward', sql`${t.starReward} BETWEEN 1 AND 1000`),
    check('chores_category', oneOf(t.category, CHORE_CATEGORIES)),
    check('chores_difficulty', oneOf(t.difficulty, DIFFICULTIES)),
    check('chores_part_of_day', oneOf(t.partOfDay, PARTS_OF_DAY)),
    check('chores_sharing', oneOf(t.sharing, SHARING)),
  ],
);

export const choreAssignments = pgTable(
  'chore_assignments',
  { familyId: uuid().notNull(), choreId: uuid().notNull(), kidId: uuid().notNull() },
  (t) => [
    primaryKey({ name: 'chore_assignments_pkey', columns: [t.familyId, t.choreId, t.kidId] }),
    foreignKey({
      name: 'chore_assignments_chore_fkey',
      columns: [t.familyId, t.choreId],
      foreignColumns: [chores.familyId, chores.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chore_assignments_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('chore_assignments_kid_idx').on(t.familyId, t.kidId),
  ],
);

export const choreSubmissions = pgTable(
  'chore_submissions',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    choreId: uuid().notNull(),
    // The chore as it was when the kid did it.
    choreName: text().notNull(),
    choreStarReward: integer().notNull(),
    choreIconName: text(),
    choreImageUrl: text(),
    submissionNotes: text(),
    status: text({ enum: REVIEW_STATUSES }).notNull().default('pending'),
    parentNotes: text(),
    starsAwarded: integer(),
    submittedAt: timestamp()
      .notNull()
      .default(sql`now()`),
    reviewedAt: timestamp(),
    reviewedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    // A date in the family's time zone at that time, so that a later change moves nothing.
    handedInOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }),
    occurrenceKey: text(),
    /** A slot, unique except for rejected submissions. */
    occurrencePlace: text(),
    auto: boolean().notNull().default(false),
    routine: jsonb().$type<RunRecord>(),
    deviceId: uuid().references(() => familyDevices.id, { onDelete: 'set null' }),
  },
  (t) => [
    foreignKey({
      name: 'chore_submissions_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chore_submissions_chore_fkey',
      columns: [t.familyId, t.choreId],
      foreignColumns: [chores.familyId, chores.id],
    }).onDelete('cascade'),
    // At most one pending submission per chore and kid.
    uniqueIndex('chore_submissions_one_pending_key')
      .on(t.familyId, t.kidId, t.choreId)
      .where(sql`status = 'pending' AND occurrence_place IS NULL`),
    uniqueIndex('chore_submissions_place_key')
      .on(t.familyId, t.choreId, t.occurrencePlace)
      .where(sql`occurrence_place IS NOT NULL AND status <> 'rejected'`),
    index('chore_submissions_reviewer_idx').on(t.reviewedBy),
    index('chore_submissions_device_idx')
      .on(t.deviceId)
      .where(sql`device_id IS NOT NULL`),
    index('chore_submissions_pending_idx')
      .on(t.familyId, t.kidId)
      .where(sql`status = 'pending'`),
    index('chore_submissions_reviewed_idx')
      .on(t.familyId, t.kidId, t.reviewedAt)
      .where(sql`reviewed_at IS NOT NULL`),
    index('chore_submissions_kid_days_idx').on(t.familyId, t.kidId, t.handedInOn, t.status, t.starsAwarded),
    index('chore_submissions_chore_idx').on(t.familyId, t.choreId, t.occurrenceKey),
    index('chore_submissions_due_idx').on(t.familyId, t.dueOn),
    // The plan shows submissions without a due day on the day they were submitted.
    index('chore_submissions_undated_idx')
      .on(t.familyId, t.handedInOn)
      .where(sql`due_on IS NULL`),
    check('chore_submissions_status', oneOf(t.status, REVIEW_STATUSES)),
    check('chore_submissions_reviewed', sql`(${t.status} = 'pending') = (${t.reviewedAt} IS NULL)`),
    check(
      'chore_submissions_stars',
      sql`CASE ${t.status} WHEN 'pending' THEN ${t.starsAwarded} IS NULL WHEN 'rejected' THEN ${t.starsAwarded} IS NOT NULL AND ${t.starsAwarded} = 0 ELSE ${t.starsAwarded} IS NOT NULL AND ${t.starsAwarded} BETWEEN 0 AND 1000 END`,
    ),
  ],
);
