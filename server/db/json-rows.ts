import { is, sql, type SQL } from 'drizzle-orm';
import { PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core';

/** The fields of a record of type `T`, each with the column that holds it. */
export type JsonFields<T> = { [Field in keyof T]-?: PgColumn };

/** What a subquery selects whose rows are to be records with these fields; moments are as the contract has them. */
export function jsonColumns<T>(fields: JsonFields<T>): Record<string, SQL.Aliased> {
  return Object.fromEntries(
    Object.entries<PgColumn>(fields).map(([name, column]) => [
      name,
      (is(column, PgTimestamp) ? isoMoment(column) : sql`${column}`).as(name),
    ]),
  );
}

/**
 * All rows of the subquery called `name` as one text, a JSON array, `[]` without rows: PostgreSQL writes it for less
 * than it costs to take the rows apart here and put them together again.
 */
export function jsonText(name: string): SQL<string> {
  return sql<string>`coalesce(json_agg(${sql.identifier(name)}), '[]')::text`;
}

/** As `Date.toISOString` writes it. An interval is UTC as well, and need not be looked up by its name for each row. */
function isoMoment(column: PgColumn): SQL {
  return sql`to_char(${column} AT TIME ZONE INTERVAL '0', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
