import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Load } from '../lib/queue';
import { ALL_UNKNOWN_CODES, type Limits } from '../limits/rate-limit';

interface Sources {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  sockets: () => number;
  logins: () => Load;
  hashing: () => Load;
  limits: Pick<Limits, 'usage'>;
}

export function registerProcessGauges(registry: Registry, sources: Sources): void {
  const { pool, sockets, logins, hashing, limits } = sources;
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });

  gauge(
    'starnest_pool_connections_in_use',
    'Database connections that a query or a transaction holds.',
    () => pool.totalCount - pool.idleCount,
  );
  gauge('starnest_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge('starnest_sockets', 'Open sockets.', sockets);
  gauge('starnest_logins_running', 'Login attempts being checked.', () => logins().running);
  gauge('starnest_logins_waiting', 'Login attempts that wait.', () => logins().waiting);
  gauge(
    'starnest_password_hashes_running',
    'Passwords and picture patterns being hashed.',
    () => hashing().running,
  );
  gauge(
    'starnest_password_hashes_waiting',
    'Passwords and picture patterns that wait to be hashed.',
    () => hashing().waiting,
  );

  const unknownCodes = () => limits.usage(ALL_UNKNOWN_CODES);
  gauge(
    'starnest_unknown_codes',
    'Unknown family codes that unknown devices have tried, counted across all processes.',
    async () => (await unknownCodes()).used,
  );
  gauge(
    'starnest_unknown_codes_allowed',
    'Unknown family codes that all unknown devices together may try in 15 minutes.',
    async () => (await unknownCodes()).allowed,
  );
}
