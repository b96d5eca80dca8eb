import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../../lib/errors';
import { isId } from '../../lib/ids';

export interface Cursor {
  createdAt: Date;
  id: string;
}

export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  // PostgreSQL can't read years after 9999.
  const [, time, id = ''] = /^(\d{1,14}) (\S+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || !isId(id)) throw invalid('cursor', 'validation.cursor');
  return { createdAt: new Date(Number(time)), id };
}

/** NULLS LAST matches the indexes. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn): SQL[] => [
  sql`${at} DESC NULLS LAST`,
  sql`${id} DESC NULLS LAST`,
];

export const follows = (at: AnyPgColumn, id: AnyPgColumn, after: Cursor): SQL =>
  sql`(${at}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
