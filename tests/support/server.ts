import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Router } from 'express';
import type pg from 'pg';
import { createApp } from '../../server/app';
import { connect, EXPORTS_AT_ONCE, type Db } from '../../server/db/client';
import { createBus, type Bus } from '../../server/events/bus';
import { auditLockout } from '../../server/features/audit/lockouts';
import { createDeliveryQueue } from '../../server/features/deliveries/queue-deliveries';
import type { Deps } from '../../server/deps';
import { createHttpServer, type HttpTimes } from '../../server/http/http-server';
import { createOverloadGuard } from '../../server/http/overload';
import { createLimits } from '../../server/limits/rate-limit';
import { SessionStore } from '../../server/sessions/session-store';
import { createJobHandlers } from '../../server/job-handlers';
import { createJobQueue } from '../../server/jobs/job-queue';
import { createLogger } from '../../server/lib/logger';
import type { Mailer } from '../../server/lib/mailer';
import { createNewPasswords } from '../../server/lib/password-policy';
import type { PrivateHosts } from '../../server/lib/private-hosts';
import { createPublicFetch, PublicFetchError, type PublicFetch } from '../../server/lib/public-fetch';
import { createPublicPost, type PublicPost } from '../../server/lib/public-post';
import { createPushSender } from '../../server/lib/push-sender';
import { createLoginQueue } from '../../server/lib/queue';
import { createSecrets } from '../../server/lib/secrets';
import { attachHub } from '../../server/realtime/hub';
import type { SocketLimits } from '../../server/realtime/socket-limits';
import { createDiskStore } from '../../server/stores/disk-store';
import type { ImageStore } from '../../server/stores/image-store';
import { Agent } from './agent';
import { listen } from './app-process';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';

export interface TestServer {
  url: string;
  deps: Deps;
  db: Db;
  bus: Bus;
  pool: pg.Pool;
  imageFolder: string;
  database: TestDatabase;
  agentOf(agent: Agent): Agent;
  runJobs(): Promise<number>;
  closeHub(): Promise<void>;
  /** Drops the database unless `database` was set. */
  close(): Promise<void>;
}

/** Tests create dozens of users. */
const CHEAP_HASHING = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const offline: PublicFetch = () => Promise.reject(new PublicFetchError('no network in tests'));

interface Options {
  slowHashing?: boolean;
  /** Shares a database, like two processes of one installation. */
  database?: TestDatabase;
  rateLimitMultiplier?: number;
  sessionSecret?: string;
  previousSecret?: string;
  trustProxy?: number;
  socketLimits?: Partial<SocketLimits>;
  httpTimes?: Partial<HttpTimes>;
  images?: ImageStore;
  mailer?: Mailer;
  fetchPublic?: PublicFetch;
  fetchCalendar?: PublicFetch;
  privateHosts?: PrivateHosts;
  postPublic?: PublicPost;
  pages?: Router;
  strictPasswords?: boolean;
  appOrigin?: string;
}

/**
 * Starts the app in this process with its own database. One per test file: `const server = await
 * startServer(); afterAll(() => server.close());`
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  // LOG_LEVEL=info shows the server's log.
  const logger = createLogger(process.env.LOG_LEVEL ?? 'silent');
  const connected = connect(database.url, logger);
  const exportDatabase = connect(database.url, logger, EXPORTS_AT_ONCE);
  const { db, pool } = connected;
  const bus = await createBus(database.url, pool, logger);
  const sessions = new SessionStore({ db, bus });
  const secrets = createSecrets(options.sessionSecret ?? 'a secret for tests only', {
    previous: options.previousSecret,
    cost: options.slowHashing ? undefined : CHEAP_HASHING,
  });
  const limits = createLimits(pool, {
    multiplier: options.rateLimitMultiplier,
    onUsedUp: (count) => auditLockout(db, count),
  });
  const imageFolder = await mkdtemp(join(tmpdir(), 'starnest-images-'));
  const images = options.images ?? (await createDiskStore(imageFolder));
  const publish: Bus['publish'] = (event) => bus.publish(event);
  const logins = createLoginQueue();
  const { appOrigin, fetchPublic = createPublicFetch(), postPublic = createPublicPost() } = options;
  const { privateHosts = new Set<string>() } = options;
  const { fetchCalendar = offline } = options;
  const jobs = createJobQueue(pool, logger);
  const deps: Deps = {
    db,
    exportDb: exportDatabase.db,
    publish,
    beforeCommit: createDeliveryQueue(jobs, bus),
    logger,
    secrets,
    sessions,
    limits,
    logins,
    newPasswords: createNewPasswords(options.strictPasswords ?? false),
    jobs,
    mailer: options.mailer,
    images,
    fetchPublic,
    fetchCalendar,
    privateHosts,
    postPublic,
    push: createPushSender({ keys: secrets.vapidKeys, contact: appOrigin, post: postPublic }),
    appOrigin,
    events: bus,
  };
  const overload = createOverloadGuard(pool);
  const app = createApp(deps, {
    overload,
    pages: options.pages,
    trustProxy: options.trustProxy ?? false,
    ready: async () => {
      await Promise.all([pool.query('SELECT 1'), images.check()]);
    },
  });
  const { server: http } = createHttpServer(options.httpTimes);
  http.on('request', app);
  const hub = attachHub({
    server: http,
    bus,
    sessions,
    secrets,
    db,
    logger,
    limits: options.socketLimits,
    isOverloaded: overload.isOverloaded,
  });
  const url = `http://127.0.0.1:${await listen(http)}`;
  return {
    url,
    deps,
    db,
    bus,
    pool,
    imageFolder,
    database,
    agentOf: (agent) => new Agent(url).copyCookies(agent),
    runJobs: () => jobs.runWaiting(createJobHandlers(deps)),
    closeHub: () => hub.close(),
    async close() {
      await hub.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      sessions.close();
      await bus.close();
      await Promise.all([connected.close(), exportDatabase.close()]);
      await rm(imageFolder, { recursive: true, force: true });
      if (!options.database) await database.drop();
    },
  };
}

/** The number of connections that wait for a lock. Not in a transaction, where it would not change. */
export async function lockWaits({ pool }: Pick<TestServer, 'pool'>): Promise<number> {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}
