import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseAccount } from './embedded/account';
import { prepareBinaries } from './embedded/binaries';
import { ensureCluster } from './embedded/cluster';
import { EmbeddedPostgresError, errorCode } from './embedded/errors';
import { lockDataDir } from './embedded/lock';
import { trimLog } from './embedded/log-file';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './embedded/postmaster';
import { DATABASE } from './embedded/settings';
import { createSocketDir, removeSocketDir } from './embedded/socket-dir';

export { DataDirInUseError, EmbeddedPostgresError, PostgresVersionError } from './embedded/errors';

export type EmbeddedPostgres = {
  connectionString: string;
  /** Returns when the data folder is unlocked. */
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Set to false only in tests, which don't wait for the disk. */
  fsync?: boolean;
  logger?: { info(message: string): void; warn(message: string): void };
};

const LOG_CHECK_MS = 10 * 60_000;

/**
 * Starts the packaged PostgreSQL on `dataDir` and restarts it if it exits. It ends with this process, even
 * after `kill -9`. Throws DataDirInUseError, PostgresVersionError or EmbeddedPostgresError, each with a
 * one-line message.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { fsync = true, logger } = options;
  const dataDir = await createDataDir(options.dataDir);
  const lock = await lockDataDir(dataDir);
  let socketDir: string | undefined;
  try {
    const cluster = join(dataDir, 'cluster');
    const account = await chooseAccount(cluster);
    const binaries = await prepareBinaries(account, join(dataDir, 'programs'));
    await ensureCluster(cluster, { binaries, account, fsync });
    if (lock.previousSocketDir !== undefined) await removeSocketDir(lock.previousSocketDir);

    socketDir = await createSocketDir(account);
    await lock.recordSocketDir(socketDir);
    const logFile = join(dataDir, 'postgres.log');
    const server = await keepRunning({ cluster, binaries, account, fsync, socketDir, logFile }, logger);
    try {
      const connectionString = `postgresql:///${DATABASE}?host=${encodeURIComponent(socketDir)}&user=${DATABASE}`;
      await ensureDatabase(connectionString);
      return {
        connectionString,
        stop: async () => {
          await server.stop();
          await release();
        },
      };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await release();
    throw error;
  }

  async function release(): Promise<void> {
    if (socketDir !== undefined) await removeSocketDir(socketDir);
    await lock.release();
  }
}

async function createDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be created (${errorCode(error) ?? 'unknown'}).`,
    );
  }
}

async function keepRunning(
  options: PostmasterOptions,
  logger: EmbeddedPostgresOptions['logger'],
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  let current: Postmaster | undefined = await startPostmaster(options);
  const logCheck = setInterval(() => void trimLog(options.logFile).catch(() => {}), LOG_CHECK_MS);
  logCheck.unref();

  const restarting = (async () => {
    for (let failures = 0; ;) {
      await current?.ended;
      if (stopping.signal.aborted) return;
      logger?.warn(
        `The embedded PostgreSQL exited unexpectedly and is being restarted (see ${options.logFile})`,
      );
      try {
        current = await startPostmaster(options);
        failures = 0;
      } catch (error) {
        current = undefined;
        failures += 1;
        logger?.warn(error instanceof Error ? error.message : String(error));
        await sleep(Math.min(1_000 * failures, 10_000), undefined, { signal: stopping.signal }).catch(
          () => {},
        );
      }
      if (stopping.signal.aborted) {
        await current?.stop();
        return;
      }
    }
  })();

  return {
    stop: async () => {
      stopping.abort();
      clearInterval(logCheck);
      await current?.stop();
      await restarting;
    },
  };
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const maintenance = new URL(connectionString);
  maintenance.pathname = '/postgres';
  const client = new Client({ connectionString: maintenance.href, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
