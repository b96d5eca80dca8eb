import { sql } from 'drizzle-orm';
import type { Executor, Tx } from './client';

/**
 * The current time by the database's clock, which all rows and processes share (docs/decisions/0085). In a transaction it is
 * the time at which the transaction began.
 */
export async function databaseNow(tx: Executor): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(sql`SELECT extract(epoch FROM now()) * 1000 AS ms`);
  return new Date(Number(rows[0]?.ms));
}

/** The current time by the database's clock, also in the middle of a transaction. */
export async function statementTime(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(
    sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
