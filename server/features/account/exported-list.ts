import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type ExportedField = PgColumn | SQL.Aliased;

export interface ExportedList {
  table: PgTable;
  /** Another table that holds some of the fields, or an expression with rows. */
  join?: { table: PgTable | SQL; on: SQL };
  family: PgColumn;
  fields: Record<string, ExportedField>;
  /** Fields that are only exported for the adult with the id in `userId`. */
  own?: { userId: string; fields: readonly string[] };
  /** Filters the family's rows for an adult. */
  where?: (userId: string) => SQL;
  order: (PgColumn | SQL)[];
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** New columns are not exported until they are named. */
export function pickColumns<T extends PgTable>(
  table: T,
  names: readonly ColumnOf<T>[],
): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = columns[name];
      return column ? [[name, column]] : [];
    }),
  );
}

export const exportedList = <T extends PgTable & { familyId: PgColumn }>(
  table: T,
  names: readonly ColumnOf<T>[],
  ...order: PgColumn[]
): ExportedList => ({ table, family: table.familyId, fields: pickColumns(table, names), order });
