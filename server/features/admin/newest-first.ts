import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Cursor } from './cursor';

/** The order of a list that `Cursor` pages through. The indexes were made with NULLS LAST and serve no other order, although neither column can be null. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn): SQL[] => [
  sql`${at} DESC NULLS LAST`,
  sql`${id} DESC NULLS LAST`,
];

/** Comes after the place of `after` in that order. */
export const follows = (at: AnyPgColumn, id: AnyPgColumn, after: Cursor): SQL =>
  sql`(${at}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
