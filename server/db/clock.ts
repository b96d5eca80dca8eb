import { sql } from 'drizzle-orm';
import type { Executor, Tx } from './client';

/**
 * Returns the time of the database's clock, which all processes share. In a transaction, this is its start.
 */
export async function databaseNow(tx: Executor): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(sql`SELECT extract(epoch FROM now()) * 1000 AS ms`);
  return new Date(Number(rows[0]?.ms));
}

/** Returns the current time of the database's clock, even within a transaction. */
export async function statementTime(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(
    sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
