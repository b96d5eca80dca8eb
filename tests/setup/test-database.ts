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
  await run(admin, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(admin, name),
    drop: () => run(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
