import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { IMAGE_PURPOSES } from '../constants';
import { createdAt, timestamp } from './columns';
import { families } from './families';
import { oneOf } from './one-of';

/** A part that has arrived of an image that comes in parts; the names are the bucket protocol's. */
export interface StoredPart {
  PartNumber: number;
  ETag: string;
  Size: number;
}

const STATUSES = ['waiting', 'ready'] as const;

/** An uploaded image: `waiting` from the signed URL on, `ready` once the server has checked it. */
export const uploads = pgTable(
  'uploads',
  {
    name: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    purpose: text({ enum: IMAGE_PURPOSES }).notNull(),
    status: text({ enum: STATUSES }).notNull().default('waiting'),
    // As declared while waiting; of what is stored once ready.
    contentType: text(),
    // Bytes it takes from the family's allowance: the most it may be while waiting, its real size once ready.
    size: integer(),
    // The sizes that are stored, see IMAGE_WIDTHS; a small image has fewer.
    widths: integer().array().notNull().default([]),
    // What has arrived so far of an image in parts, in their order; together at most `size`.
    parts: jsonb().$type<StoredPart[]>().notNull().default([]),
    // Where it was fetched from, if it is an image from elsewhere that the app shows (docs/decisions/0132).
    sourceUrl: text(),
    // A PUT to our own URL is under way; a later one with the same URL is refused.
    claimedAt: timestamp(),
    createdAt: createdAt(),
    readyAt: timestamp(),
    // When the sweep next checks whether anything still uses it; attaching it postpones that.
    sweepAt: timestamp()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    index('uploads_family_idx').on(t.familyId, t.createdAt),
    index('uploads_sweep_idx').on(t.sweepAt),
    // By a digest: an address may be longer than an index entry.
    uniqueIndex('uploads_source_idx')
      .on(t.familyId, sql`md5(${t.sourceUrl})`)
      .where(sql`${t.sourceUrl} IS NOT NULL`),
    check('uploads_status', oneOf(t.status, STATUSES)),
    check('uploads_size', sql`${t.size} > 0`),
  ],
);
