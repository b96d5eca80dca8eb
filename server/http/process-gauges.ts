import type pg from 'pg';
import type { Load } from '../lib/queue';
import type { Gauge } from './metrics';

/** What of this process is worth a look: the pool, the sockets, the queues of logins and of password hashes, the memory. */
export function processGauges(of: {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  sockets: () => number;
  logins: () => Load;
  hashing: () => Load;
}): Gauge[] {
  const { pool, sockets, logins, hashing } = of;
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
