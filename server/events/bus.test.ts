import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../db/client';
import { createLogger } from '../lib/logger';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database';
import { createBus, type Bus } from './bus';
import type { DomainEvent } from './event-map';

const logger = createLogger('silent');
let database: TestDatabase;
let connected: Database;
let [here, there]: Bus[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  connected = connect(database.url, logger);
  here = await createBus(database.url, connected.pool, logger);
  there = await createBus(database.url, connected.pool, logger);
});
afterAll(async () => {
  await here?.close();
  await there?.close();
  await connected.close();
  await database.drop();
});

function hear(bus: Bus | undefined) {
  const heard: DomainEvent[] = [];
  const stop = bus?.subscribe('sockets', (event) => heard.push(event));
  return { heard, stop };
}

async function settle() {
  const theirs = hear(there);
  const last: DomainEvent = { type: 'sessions.ended', ids: [randomUUID()] };
  here?.publish(last);
  await expect.poll(() => theirs.heard.at(-1)).toEqual(last);
  theirs.stop?.();
}

async function exhaustedPool() {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 }).on('error', () => {});
  const only = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const release = () => {
    pool.options.connectionTimeoutMillis = 0;
    only.release();
  };
  return { pool, release };
}

const texts = (list: DomainEvent[]) => list.map((event) => JSON.stringify(event)).toSorted();

describe('the bus', () => {
  it('delivers immediately to its own process and exactly once to every other process', async () => {
    const mine = hear(here);
    const theirs = hear(there);
    const event: DomainEvent = { type: 'sessions.ended', ids: ['a'] };
    here?.publish(event);
    expect(mine.heard).toEqual([event]);
    await expect.poll(() => theirs.heard).toEqual([event]);
    // A duplicate would arrive before the event that is published now.
    await settle();
    const again = ({ heard }: { heard: DomainEvent[] }) =>
      heard.filter((each) => 'ids' in each && each.ids[0] === 'a');
    expect([again(mine).length, again(theirs).length]).toEqual([1, 1]);
    mine.stop?.();
    theirs.stop?.();
  });

  it('delivers events larger than one notification with every character', async () => {
    const theirs = hear(there);
    const events: DomainEvent[] = Array.from({ length: 5 }, (_, index) => ({
      type: 'sessions.ended',
      ids: [`${index} ${'🌟ä'.repeat(9000)}`],
    }));
    for (const event of events) here?.publish(event);
    await expect.poll(() => theirs.heard.length).toBe(5);
    expect(texts(theirs.heard)).toEqual(texts(events));
    theirs.stop?.();
  });

  it('delivers only the events that a receiver subscribes to', () => {
    const seen: string[] = [];
    const stops = [
      here?.subscribe('sessions', ({ type }) => seen.push(`sessions ${type}`)),
      here?.subscribe('etags', ({ type }) => seen.push(`etags ${type}`)),
    ];
    here?.publish({ type: 'sessions.ended', ids: [] });
    here?.publish({ type: 'chores.changed', familyId: 'a' });
    expect(seen).toEqual(['sessions sessions.ended', 'etags chores.changed']);
    for (const stop of stops) stop?.();
  });

  it('ignores event types from newer processes', () => {
    const mine = hear(here);
    here?.publish({ type: 'toString', familyId: 'a' } as unknown as DomainEvent);
    expect(mine.heard).toEqual([]);
    mine.stop?.();
  });

  it('keeps delivering when one listener throws', () => {
    const failing = here?.subscribe('sockets', () => {
      throw new Error('listener');
    });
    const mine = hear(here);
    here?.publish({ type: 'sessions.ended', ids: ['b'] });
    expect(mine.heard).toHaveLength(1);
    failing?.();
    mine.stop?.();
  });

  it('retries failed sends once and in order, and tells receivers to resync', async () => {
    await settle();
    const { pool, release } = await exhaustedPool();
    const warned = vi.spyOn(logger, 'warn');
    const sender = await createBus(database.url, pool, logger);
    const theirs = hear(there);
    const gap = vi.fn<() => void>();
    const stop = there?.onResync(gap);
    const events = ['a', 'b', 'c'].map((id): DomainEvent => ({ type: 'sessions.ended', ids: [id] }));
    for (const event of events) sender.publish(event);
    await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0);
    expect(theirs.heard).toEqual([]);
    release();
    await expect.poll(() => theirs.heard).toEqual(events);
    expect(gap).toHaveBeenCalledTimes(1);

    const next: DomainEvent = { type: 'sessions.ended', ids: ['d'] };
    sender.publish(next);
    await expect.poll(() => theirs.heard).toEqual([...events, next]);
    expect(gap).toHaveBeenCalledTimes(1);
    stop?.();
    theirs.stop?.();
    await sender.close();
    await pool.end();
  });

  it('drops events beyond the queue limit and tells receivers to resync', async () => {
    const { pool, release } = await exhaustedPool();
    const sender = await createBus(database.url, pool, logger);
    const theirs = hear(there);
    const gap = vi.fn<() => void>();
    const stop = there?.onResync(gap);
    for (let n = 0; n < 2500; n += 1) sender.publish({ type: 'sessions.ended', ids: [`${n}`] });
    release();
    await expect.poll(() => theirs.heard.at(-1)).toEqual({ type: 'sessions.ended', ids: ['2499'] });
    expect(theirs.heard.length).toBeLessThan(2500);
    expect(gap).toHaveBeenCalledTimes(1);
    stop?.();
    theirs.stop?.();
    await sender.close();
    await pool.end();
  });

  it('delivers an event once even if it was sent twice after a lost response', async () => {
    const wire = new pg.Client({ connectionString: database.url });
    await wire.connect();
    const payloads: string[] = [];
    wire.on('notification', ({ payload = '' }) => payloads.push(payload));
    await wire.query('LISTEN starnest_events');
    const theirs = hear(there);
    here?.publish({ type: 'sessions.ended', ids: ['first'] });
    await expect.poll(() => payloads.length).toBe(1);
    await wire.query("SELECT pg_notify('starnest_events', $1)", payloads);
    here?.publish({ type: 'sessions.ended', ids: ['second'] });
    await expect
      .poll(() => theirs.heard)
      .toEqual(['first', 'second'].map((id) => ({ type: 'sessions.ended', ids: [id] })));
    await wire.end();
    theirs.stop?.();
  });

  it('reconnects after the database drops the connection and tells receivers to resync', async () => {
    const gap = vi.fn<() => void>();
    const stop = there?.onResync(gap);
    await connected.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await expect.poll(() => gap.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
    const theirs = hear(there);
    here?.publish({ type: 'sessions.ended', ids: ['c'] });
    await expect.poll(() => theirs.heard.length).toBe(1);
    stop?.();
    theirs.stop?.();
  });
});
