import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database, type Tx } from '../db/client';
import { createLogger } from '../lib/logger';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database';
import type { DomainEvent } from './event-map';
import { withTransaction } from './with-transaction';

let database: TestDatabase;
let connected: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  connected = connect(database.url, createLogger('silent'));
  await connected.pool.query('CREATE TABLE counters (id text PRIMARY KEY, n int NOT NULL DEFAULT 0)');
  await connected.pool.query("INSERT INTO counters (id) VALUES ('a'), ('b')");
});
afterAll(async () => {
  await connected?.close();
  await database?.drop();
});

const beforeCommit = async () => {};
const ended = (id: string): DomainEvent => ({ type: 'sessions.ended', ids: [id] });

const count = (tx: Tx, id: string) => tx.execute(sql`UPDATE counters SET n = n + 1 WHERE id = ${id}`);

async function counts(): Promise<number[]> {
  const { rows } = await connected.pool.query<{ n: number }>('SELECT n FROM counters ORDER BY id');
  return rows.map(({ n }) => n);
}

/** Returns a barrier that opens when `expected` callers have arrived. */
function meeting(expected: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    come += 1;
    if (come === expected) open();
    return all;
  };
}

describe('withTransaction', () => {
  it('retries the whole transaction after a deadlock and publishes once', async () => {
    const events: DomainEvent[] = [];
    const deps = { db: connected.db, publish: (event: DomainEvent) => void events.push(event), beforeCommit };
    const bothHoldOne = meeting(2);
    let runs = 0;
    const write = (first: string, second: string) =>
      withTransaction(deps, async (tx, publish) => {
        runs += 1;
        publish(ended(first));
        await count(tx, first);
        await bothHoldOne();
        await count(tx, second);
        return first;
      });
    const before = await counts();
    expect(await Promise.all([write('a', 'b'), write('b', 'a')])).toEqual(['a', 'b']);
    expect(await counts()).toEqual(before.map((n) => n + 2));
    // On a busy machine both may meet again.
    expect(runs).toBeGreaterThan(2);
    expect(events.map((event) => JSON.stringify(event)).toSorted()).toEqual(
      ['a', 'b'].map((id) => JSON.stringify(ended(id))),
    );
  });

  it('gives up after three retries and publishes nothing', async () => {
    const events: DomainEvent[] = [];
    const deps = { db: connected.db, publish: (event: DomainEvent) => void events.push(event), beforeCommit };
    const before = await counts();
    let runs = 0;
    const write = withTransaction(deps, async (tx, publish) => {
      runs += 1;
      publish(ended('a'));
      await count(tx, 'a');
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$`);
    });
    await expect(write).rejects.toThrow('Failed query');
    expect(runs).toBe(4);
    expect(events).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('does not retry other errors', async () => {
    let runs = 0;
    const write = withTransaction({ db: connected.db, publish: () => {}, beforeCommit }, async () => {
      runs += 1;
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect(runs).toBe(1);
  });
});
