import type pg from 'pg';
import type { Load } from '../lib/queue';
import type { Gauge } from './metrics';
import { ALL_UNKNOWN_CODES, type Limits } from '../limits/rate-limit';

/** What of this process is worth a look: the pool, the sockets, the queues of logins and of password hashes, the memory; and who tries family codes. */
export function processGauges(of: {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  sockets: () => number;
  logins: () => Load;
  hashing: () => Load;
  limits: Pick<Limits, 'usage'>;
}): Gauge[] {
  const { pool, sockets, logins, hashing, limits } = of;
  return [
    {
      name: 'starnest_pool_connections_in_use',
      help: 'Database connections that a query or a transaction holds.',
      read: () => pool.totalCount - pool.idleCount,
    },
    {
      name: 'starnest_pool_waiting',
      help: 'Queries that wait for a database connection.',
      read: () => pool.waitingCount,
    },
    { name: 'starnest_sockets', help: 'Open sockets.', read: sockets },
    {
      name: 'starnest_logins_running',
      help: 'Tries to log in that are looked at right now.',
      read: () => logins().running,
    },
    {
      name: 'starnest_logins_waiting',
      help: 'Tries to log in that wait to be looked at.',
      read: () => logins().waiting,
    },
    {
      name: 'starnest_password_hashes_running',
      help: 'Passwords and patterns that are hashed right now.',
      read: () => hashing().running,
    },
    {
      name: 'starnest_password_hashes_waiting',
      help: 'Passwords and patterns that wait to be hashed.',
      read: () => hashing().waiting,
    },
    {
      name: 'starnest_unknown_codes',
      help: 'Unknown family codes that unknown devices have tried, of all processes; they wait at starnest_unknown_codes_allowed.',
      read: async () => (await limits.usage(ALL_UNKNOWN_CODES)).used,
    },
    {
      name: 'starnest_unknown_codes_allowed',
      help: 'Unknown family codes that all unknown devices together may try in 15 minutes.',
      read: async () => (await limits.usage(ALL_UNKNOWN_CODES)).allowed,
    },
    {
      name: 'starnest_memory_bytes',
      help: 'Resident memory of the process.',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'starnest_uptime_seconds',
      help: 'How long the process has been running.',
      read: () => Math.round(process.uptime()),
    },
  ];
}
