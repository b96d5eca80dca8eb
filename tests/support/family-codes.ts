import type { TestServer } from './server';

export const freeCodesSql = (count: number): string => `
  SELECT code FROM (SELECT lpad(n::text, 5, '0') AS code FROM generate_series(0, 99999) AS n) AS codes
  WHERE code NOT IN (SELECT code FROM families) LIMIT ${count}`;

export async function freeCodes(server: TestServer, count: number): Promise<string[]> {
  const { rows } = await server.pool.query<{ code: string }>(freeCodesSql(count));
  return rows.map(({ code }) => code);
}

export async function takeCodes(server: TestServer, count: number): Promise<void> {
  // The triggers would take minutes.
  await server.pool.query(`
    BEGIN;
    SET LOCAL statement_timeout = 0;
    SET LOCAL session_replication_role = replica;
    INSERT INTO families (id, code) SELECT gen_random_uuid(), code FROM (${freeCodesSql(count)}) AS free;
    COMMIT`);
  // Each lookup would otherwise read the table next to the index.
  await server.pool.query('VACUUM ANALYZE families');
}
