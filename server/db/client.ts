import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as tables from '@shared/tables/index';
import type { Logger } from '../lib/logger';

// docs/security.md, "Requests and responses".
const POOL_SIZE = 20;
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const LOCK_MS = 3000;

export type Db = NodePgDatabase<typeof tables>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query runs on: the open transaction, or the pool where a single statement is enough. */
export type Executor = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A pool on `connectionString`. It never throws by itself: a lost server shows as failed queries and heals when it is back. */
export function connect(connectionString: string, logger: Logger): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    options: `-c statement_timeout=${STATEMENT_MS} -c lock_timeout=${LOCK_MS} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
  });
  // Without listeners, a server that goes away ends the process: on idle clients, and on clients in use as well.
  pool.on('error', (error) => logger.warn({ code: codeOf(error) }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ code: codeOf(error) }, 'database connection lost'));
  });
  return {
    db: withReturningClients(pool),
    pool,
    close: () => pool.end(),
  };
}

const connections = new WeakMap<Executor, { client: pg.PoolClient; db: Db }>();

/** The connection that `tx` is open on, for a library that brings its own SQL. */
export function clientOf(tx: Tx): pg.PoolClient {
  const connection = connections.get(tx);
  if (!connection) throw new Error('not a transaction of the pool');
  return connection.client;
}

/** What statements are prepared on: the connection of a transaction, or the pool. */
export function preparedOn(executor: Executor): Db {
  return connections.get(executor)?.db ?? executor;
}

const CONFIG = { schema: tables, casing: 'snake_case' } as const;

/**
 * Drizzle on the pool, whose transactions always give their connection back. Drizzle's own keep it when `BEGIN` itself
 * fails, as it does on a connection that has just been lost: after twenty of those the pool would be empty for good.
 */
function withReturningClients(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, CONFIG);
  // Made once a connection: it is not free.
  const made = new WeakMap<pg.PoolClient, Db>();
  const on = (client: pg.PoolClient): Db => {
    const existing = made.get(client);
    if (existing) return existing;
    const one: Db = drizzle(client, CONFIG);
    made.set(client, one);
    return one;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const one = on(client);
      return await one.transaction((tx) => {
        connections.set(tx, { client, db: one });
        return work(tx);
      }, config);
    } finally {
      // A broken one the pool throws away by itself.
      client.release();
    }
  };
  return db;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
