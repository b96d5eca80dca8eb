import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../lib/logger';

const POOL_SIZE = 20;
export const EXPORTS_AT_ONCE = 2;
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const LOCK_MS = 3000;

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Creates a pool of at most `size` connections, which recovers after the database was lost. */
export function connect(connectionString: string, logger: Logger, size = POOL_SIZE): Database {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    options: `-c statement_timeout=${STATEMENT_MS} -c lock_timeout=${LOCK_MS} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
  });
  // Without these listeners, a lost connection to the database would end the process.
  pool.on('error', (error) => logger.warn({ code: codeOf(error) }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ code: codeOf(error) }, 'database connection lost'));
  });
  return {
    db: withReleasedClients(pool),
    pool,
    close: () => pool.end(),
  };
}

const connections = new WeakMap<Executor, { client: pg.PoolClient; db: Db }>();

/** The connection of `tx`, for a library that runs its own SQL. */
export function clientOf(tx: Tx): pg.PoolClient {
  const connection = connections.get(tx);
  if (!connection) throw new Error('not a transaction of the pool');
  return connection.client;
}

export function preparedOn(executor: Executor): Db {
  return connections.get(executor)?.db ?? executor;
}

// `schema` is missing, because drizzle would build relational queries in every transaction.
const CONFIG = { casing: 'snake_case' } as const;

/**
 * Drizzle with transactions that always release their connection. Drizzle's own don't if `BEGIN` fails, which
 * would empty the pool.
 */
function withReleasedClients(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, CONFIG);
  // One per connection, because creating it is expensive.
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
      client.release();
    }
  };
  return db;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
