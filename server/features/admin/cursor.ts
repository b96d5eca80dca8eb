import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../../lib/errors';
import { isId } from '../../lib/ids';

/** A place in a list of what came when, newest first: just after this record. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

/** The cursor as it travels; opaque to whoever carries it. */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

/** Throws 400 for anything `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor {
  const [, time = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const createdAt = new Date(Number(time));
  if (time === '' || Number.isNaN(createdAt.getTime()) || !isId(id)) {
    throw invalid('cursor', 'validation.cursor');
  }
  return { createdAt, id };
}

/** The order of a list that `Cursor` pages through. The indexes were made with NULLS LAST and serve no other order, although neither column can be null. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn): SQL[] => [
  sql`${at} DESC NULLS LAST`,
  sql`${id} DESC NULLS LAST`,
];

/** Comes after the place of `after` in that order. */
export const follows = (at: AnyPgColumn, id: AnyPgColumn, after: Cursor): SQL =>
  sql`(${at}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
