import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../lib/project-root';

// An arbitrary number that nothing else locks, so that two processes that start together take turns.
const LOCK = 7_263_541;

/**
 * Brings the database at `connectionString` to the newest migration; does nothing when it is up to date. Throws the driver's error when the database can't be reached or a migration fails (it is rolled back).
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: join(projectRoot(), 'migrations') });
  } finally {
    await client.end();
  }
}
