import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { projectRoot } from '../lib/project-root';
import { createJobSchema } from './job-schema';

// Makes concurrent starts take turns.
const LOCK = 7_263_541;

export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError';
}

/**
 * Migrates the database and the job queue's tables. Throws UnknownMigrationError for a database of another
 * version.
 */
export async function migrate(connectionString: string): Promise<void> {
  const migrationsFolder = join(projectRoot(), 'migrations');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await refuseUnknown(client, migrationsFolder);
    await runMigrations(drizzle(client), { migrationsFolder });
    await createJobSchema(client);
  } finally {
    await client.end();
  }
}

/** Drizzle compares timestamps only, and would run new migrations after unknown ones. */
async function refuseUnknown(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  );
  if (!tables[0]?.name) return;
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const { rowCount } = await client.query(
    'SELECT FROM drizzle.__drizzle_migrations WHERE hash <> ALL ($1::text[])',
    [ours],
  );
  if (rowCount) {
    throw new UnknownMigrationError(
      'the database was written by another version of Starnest. Start with an empty database, or with the version that wrote it',
    );
  }
}
