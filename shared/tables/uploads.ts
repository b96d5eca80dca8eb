import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { IMAGE_PURPOSES } from '../constants';
import { createdAt, timestamp } from './columns';
import { families } from './families';
import { oneOf } from './one-of';

export interface StoredPart {
  PartNumber: number;
  ETag: string;
  Size: number;
}

const STATUSES = ['waiting', 'ready'] as const;

export const uploads = pgTable(
  'uploads',
  {
    name: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    purpose: text({ enum: IMAGE_PURPOSES }).notNull(),
    status: text({ enum: STATUSES }).notNull().default('waiting'),
    // The type, declared while waiting, actual once ready.
    contentType: text(),
    // Counts toward the family's storage: the maximum while waiting.
    size: integer(),
    widths: integer().array().notNull().default([]),
    parts: jsonb().$type<StoredPart[]>().notNull().default([]),
    // The URL of an external image (docs/decisions/0132).
    sourceUrl: text(),
    // Set during a PUT to our own URL. A second one is rejected.
    claimedAt: timestamp(),
    createdAt: createdAt(),
    readyAt: timestamp(),
    // Attaching the image postpones this.
    sweepAt: timestamp()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    index('uploads_family_idx').on(t.familyId, t.createdAt),
    index('uploads_sweep_idx').on(t.sweepAt),
    // A URL may exceed the size of an index entry.
    uniqueIndex('uploads_source_idx')
      .on(t.familyId, sql`md5(${t.sourceUrl})`)
      .where(sql`${t.sourceUrl} IS NOT NULL`),
    check('uploads_status', oneOf(t.status, STATUSES)),
    check('uploads_size', sql`${t.size} > 0`),
  ],
);
