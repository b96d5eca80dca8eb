import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Router } from 'express';
import { addressLines } from './addresses';
import { createApp } from './app';
import { connect, EXPORTS_AT_ONCE, type Database } from './db/client';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './db/embedded';
import { migrate, UnknownMigrationError } from './db/migrate';
import { readEnv, SettingError, type Env } from './env';
import { createBus } from './events/bus';
import { AdminNameTakenError, applyAdminSettings, generateFirstAdmin } from './features/auth/admin-accounts';
import { auditLockout } from './features/audit/lockouts';
import { createDeliveryQueue } from './features/deliveries/queue-deliveries';
import type { Deps } from './deps';
import { createHttpServer } from './http/http-server';
import { createMetrics } from './http/metrics';
import { createOverloadGuard } from './http/overload';
import { registerProcessGauges } from './http/process-gauges';
import { createLimits } from './limits/rate-limit';
import { SessionStore } from './sessions/session-store';
import { PageTemplate } from './http/page-template';
import { builtPages } from './http/static';
import { createJobHandlers } from './job-handlers';
import { createJobQueue } from './jobs/job-queue';
import { createLogger, type Logger } from './lib/logger';
import { createMailer } from './lib/mailer';
import { oneLine } from './lib/one-line';
import { projectRoot } from './lib/project-root';
import { createNewPasswords } from './lib/password-policy';
import { createPublicFetch } from './lib/public-fetch';
import { createPublicPost } from './lib/public-post';
import { createPushSender } from './lib/push-sender';
import { createLoginQueue } from './lib/queue';
import { createSecrets } from './lib/secrets';
import { attachHub } from './realtime/hub';
import { openImageStore } from './stores/open-store';

class StartError extends Error {}

type Closer = () => Promise<void> | void;

/** Starts Starnest and runs until SIGTERM or SIGINT. Returns the exit code after a failed start. */
export async function boot(source: NodeJS.ProcessEnv, args: readonly string[]): Promise<number | undefined> {
  // Called in reverse order, after a failed start or a stop.
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const demo = args.includes('--demo');
    const env = readEnv(demo ? { DATA_DIR: 'data-demo', ...source } : source);
    const logger = createLogger(env.logLevel);
    const { server, admin, deps } = await start(env, logger, closers);
    stopOnSignal(close, logger);
    printAddresses(server, env, admin);
    if (demo) {
      const { seedDemo } = await import('./demo/seed');
      for (const line of await seedDemo(deps)) process.stdout.write(`  ${line}\n`);
    }
    return undefined;
  } catch (error) {
    await close();
    process.stderr.write(`Starnest can't start: ${reasonOf(error)}\n`);
    return 1;
  }
}

async function start(env: Env, logger: Logger, closers: Closer[]) {
  const databaseUrl = env.databaseUrl ?? (await startOwnDatabase(env, logger, closers));
  await migrate(databaseUrl);
  const database = connect(databaseUrl, logger);
  closers.push(() => database.close());
  const exportDatabase = connect(databaseUrl, logger, EXPORTS_AT_ONCE);
  closers.push(() => exportDatabase.close());
  const bus = await createBus(databaseUrl, database.pool, logger);
  closers.push(() => bus.close());
  const sessions = new SessionStore({ db: database.db, bus });
  closers.push(() => sessions.close());
  const secrets = createSecrets(env.sessionSecret, { previous: env.previousSecret });
  const jobs = createJobQueue(database.pool, logger);
  const { privateHosts } = env;
  const postPublic = createPublicPost({ privateHosts });
  const mailer = env.mail && createMailer(env.mail);
  closers.push(() => mailer?.close());
  const deps: Deps = {
    db: database.db,
    exportDb: exportDatabase.db,
    publish: bus.publish,
    beforeCommit: createDeliveryQueue(jobs, bus),
    events: bus,
    logger,
    secrets,
    sessions,
    limits: createLimits(database.pool, {
      multiplier: env.rateLimitMultiplier,
      points: { inviteMails: env.inviteMailsPerDay },
      onUsedUp: (count) => auditLockout(database.db, count),
    }),
    logins: createLoginQueue(),
    newPasswords: createNewPasswords(env.strictPasswords),
    jobs,
    mailer,
    images: await openImageStore(env),
    fetchPublic: createPublicFetch(),
    fetchCalendar: createPublicFetch({ privateHosts }),
    privateHosts,
    postPublic,
    push: createPushSender({ keys: secrets.vapidKeys, contact: env.appOrigin, post: postPublic }),
    appOrigin: env.appOrigin,
  };
  closers.push(() => jobs.stop());
  await jobs.work(createJobHandlers(deps));
  // Applied before the first request, so that accounts closed by the settings can't be used.
  if (env.admin) sessions.announceEnded(await applyAdminSettings(database.db, secrets, env.admin));

  const { server, drain } = createHttpServer();
  const metrics = env.metricsToken === undefined ? undefined : createMetrics(env.metricsToken);
  if (metrics) {
    registerProcessGauges(metrics.registry, {
      pool: database.pool,
      sockets: () => hub.size(),
      logins: deps.logins.load,
      hashing: secrets.hashing,
      limits: deps.limits,
    });
  }
  const overload = createOverloadGuard(database.pool);
  const template = env.production ? new PageTemplate(builtClient()) : undefined;
  const app = createApp(deps, {
    overload,
    metrics,
    trustProxy: env.trustProxy,
    listenHost: env.host,
    pages: template ? builtPages(template) : await developmentPages(server),
    build: template?.build,
    development: !env.production,
    ready: async () => {
      await Promise.all([pingDatabase(database), deps.images.check()]);
    },
  });
  server.on('request', app);
  const hub = attachHub({
    server,
    bus,
    sessions,
    secrets,
    db: database.db,
    logger,
    isOverloaded: overload.isOverloaded,
  });
  closers.push(async () => {
    await Promise.all([drain(), hub.close()]);
  });
  await listen(server, env);
  // Last, because its password is printed once and a later failure would lose it.
  const admin = env.admin || env.databaseUrl ? null : await generateFirstAdmin(database.db, secrets);
  return { server, admin, deps };
}

async function startOwnDatabase(env: Env, logger: Logger, closers: Closer[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(env.dataDir, 'postgres'),
    logger: { info: (message) => logger.info(message), warn: (message) => logger.warn(message) },
  });
  closers.push(() => postgres.stop());
  return postgres.connectionString;
}

async function developmentPages(server: Server): Promise<Router> {
  const development = await import('./http/development-pages');
  return development.developmentPages(projectRoot(), server);
}

const builtClient = () => join(projectRoot(), 'dist/client');

async function pingDatabase({ pool }: Database): Promise<void> {
  await pool.query({ name: 'ready', text: 'SELECT 1' });
}

function listen(server: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new StartError(`port ${port} is taken by another program. Choose another with PORT=…`));
      } else if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
        reject(new StartError(`HOST ${host} and PORT ${port} can't be used here (${error.code})`));
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

function stopOnSignal(close: () => Promise<void>, logger: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // A second signal stops immediately.
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function printAddresses(
  server: Server,
  { appOrigin, host }: Env,
  admin: { username: string; password: string } | null,
): void {
  const { port } = server.address() as AddressInfo;
  const lines = [
    ...addressLines({ origin: appOrigin, host, port }),
    ...(admin ? ['', `Admin account, shown this once:  ${admin.username}  /  ${admin.password}`] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => `${line && `  ${line}`}\n`).join('')}\n`);
}

function reasonOf(error: unknown): string {
  if (
    error instanceof StartError ||
    error instanceof SettingError ||
    error instanceof UnknownMigrationError ||
    error instanceof EmbeddedPostgresError
  ) {
    return error.message;
  }
  if (error instanceof AdminNameTakenError) return `ADMIN_USERNAME ${error.message}`;
  return oneLine(error);
}
