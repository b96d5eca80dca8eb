import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database';
import { createLogger } from '../lib/logger';
import { connect, type Database } from './client';
import { isDatabaseUnavailable } from './errors';

let database: TestDatabase;
let connected: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  connected = connect(database.url, createLogger('silent'));
});
afterAll(async () => {
  await connected.close();
  await database.drop();
});

function breaks(client: pg.PoolClient & { connection?: { stream: { destroy(): void } } }): void {
  client.connection?.stream.destroy();
}

describe('a broken connection', () => {
  it('is returned to the pool if it breaks before the transaction starts', async () => {
    const { db, pool } = connected;
    pool.on('acquire', breaks);
    for (let times = 0; times < 25; times += 1) {
      const fault: unknown = await db.transaction(async () => 'begun').catch((error: unknown) => error);
      expect(isDatabaseUnavailable(fault)).toBe(true);
      expect(pool.waitingCount).toBe(0);
    }
    pool.off('acquire', breaks);
    expect(pool.totalCount).toBe(0);
    const { rows } = await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`));
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('fails only its own transaction, which leaves no data behind', async () => {
    const { db, pool } = connected;
    await pool.query('CREATE TABLE half (done text)');
    const fault: unknown = await db
      .transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO half VALUES ('half')`);
        await pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
        await tx.execute(sql`INSERT INTO half VALUES ('whole')`);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(fault)).toBe(true);
    expect((await pool.query('SELECT * FROM half')).rows).toEqual([]);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
