import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type ExportedField = PgColumn | SQL.Aliased;

export interface ExportedList {
  table: PgTable;
  /** Another table that holds some of the fields. */
  join?: { table: PgTable; on: SQL };
  /** The column with the family's id. */
  family: PgColumn;
  fields: Record<string, ExportedField>;
  /** Fields that only the adult with the id in `userId` gets; rows of other adults lack them. */
  own?: { userId: string; fields: readonly string[] };
  /** Which of the family's rows are exported for this adult; all of them unless given. */
  where?: (userId: string) => SQL;
  order: PgColumn[];
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** The columns of `table` with these names. A new column stays out of the export until it is named. */
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

/** A list of the rows of `table`, with the columns of these names. */
export const exportedList = <T extends PgTable & { familyId: PgColumn }>(
  table: T,
  names: readonly ColumnOf<T>[],
  ...order: PgColumn[]
): ExportedList => ({ table, family: table.familyId, fields: pickColumns(table, names), order });
