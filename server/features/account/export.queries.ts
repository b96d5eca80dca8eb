import { and, asc, eq, is, SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { ExportedField, ExportedList } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

// A few milliseconds of work.
const BATCH = 100;

export const EXPORTED_FIELDS: readonly string[] = [
  ...new Set(Object.values(EXPORTED_LISTS).flatMap(({ fields }) => Object.keys(fields))),
];

export interface ExportedRows {
  list: string;
  rows: Record<string, unknown>[];
}

/**
 * Reads the family's records for an adult, with at least one batch per list. `tx` must be REPEATABLE READ.
 */
export async function* readFamilyRows(
  tx: Tx,
  { familyId, userId }: { familyId: string; userId: string },
): AsyncGenerator<ExportedRows> {
  for (const [name, list] of Object.entries(EXPORTED_LISTS)) {
    const { table, join, family, fields, order, where } = list;
    const columns = Object.entries(fields);
    const all = tx
      .select(Object.fromEntries(columns.map(([field, column]) => [field, aliased(column, field)])))
      .from(table)
      .$dynamic();
    const records = (join ? all.innerJoin(join.table, join.on) : all)
      .where(and(eq(family, familyId), where?.(userId)))
      .orderBy(...order.map((column) => asc(column)));
    await tx.execute(sql`DECLARE exported NO SCROLL CURSOR FOR ${records}`);
    let fetched: Record<string, unknown>[];
    do {
      ({ rows: fetched } = await tx.execute(sql.raw(`FETCH ${BATCH} FROM exported`)));
      yield { list: name, rows: fetched.map((row) => presentRow(list, row, userId)) };
    } while (fetched.length === BATCH);
    await tx.execute(sql`CLOSE exported`);
  }
}

function presentRow(
  { fields, own }: ExportedList,
  row: Record<string, unknown>,
  userId: string,
): Record<string, unknown> {
  const hidden = own && row[own.userId] !== userId ? own.fields : [];
  const shown = Object.entries(fields).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(shown.map(([field, column]) => [field, valueOf(column, row[field])]));
}

const aliased = (column: ExportedField, field: string): SQL.Aliased =>
  sql`${is(column, SQL.Aliased) ? column.sql : column}`.as(field);

/** Returns the value as Drizzle does: timestamps become Dates. */
const valueOf = (column: ExportedField, value: unknown): unknown =>
  value === null || is(column, SQL.Aliased) ? value : column.mapFromDriverValue(value);
