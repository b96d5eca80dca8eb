import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database';
import { migrate, UnknownMigrationError } from './migrate';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('leaves an up-to-date database unchanged', async () => {
  await migrate(database.url);
  const { rows } = await client.query('SELECT count(*)::int AS applied FROM drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ applied: 2 }]);
});

test('rejects a database that another version migrated', async () => {
  await client.query(`UPDATE drizzle.__drizzle_migrations SET hash = 'another', created_at = 1`);
  await expect(migrate(database.url)).rejects.toThrow(UnknownMigrationError);
});
