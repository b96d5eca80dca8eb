import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl, TEMPLATE_DATABASE } from './database-url';

export type TestDatabase = {
  url: string;
  drop: () => Promise<void>;
};

/** Clones the template. One per test file, so that files run in parallel. */
export async function createTestDatabase(admin = inject('postgresUrl')): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(admin, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(admin, name),
    drop: async () => void (await query(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

export async function query<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row & Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
