import { Client } from 'pg';

/** A Wednesday, in UTC. */
export const NOW = '2030-06-19T15:30:00.000Z';

/**
 * Installed before the tables, because their defaults use `now()`. It runs a thousand times slower, so that
 * order is kept and no minute passes.
 */
export async function installClock(url: string, database: string): Promise<void> {
  await query(
    url,
    `CREATE SCHEMA screens;
     CREATE TABLE screens.clock (at timestamptz NOT NULL, set_at timestamptz NOT NULL);
     INSERT INTO screens.clock VALUES ('${NOW}', pg_catalog.now());
     CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
       AS 'SELECT at + (pg_catalog.now() - set_at) / 1000 FROM screens.clock';
     CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql
       AS 'SELECT at + (pg_catalog.clock_timestamp() - set_at) / 1000 FROM screens.clock';
     ALTER DATABASE ${database} SET search_path = public, pg_catalog`,
  );
}

export async function setClock(url: string, at: string): Promise<void> {
  await query(url, 'UPDATE screens.clock SET at = $1, set_at = pg_catalog.now()', [at]);
}

export async function query(url: string, text: string, values?: unknown[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
