import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { installClock, query, setClock } from '../../scripts/screens/clock';
import { migrate } from '../../server/db/migrate';
import { databaseUrl } from '../setup/database-url';
import { Agent } from './agent';
import { freePort, startApp, type AppProcess } from './app-process';
import type { BrowserApp } from './browser-app';

/**
 * The clock starts at the ISO time `at`. Call it at the top of the file. Sessions expire by that clock, too.
 */
export function useClockApp(at: string): BrowserApp & {
  query: (text: string, values?: unknown[]) => Promise<void>;
  setClock: (at: string) => Promise<void>;
  /** Stops the app and starts it again, at the same address. */
  stop: () => Promise<unknown>;
  start: () => Promise<void>;
} {
  let app: AppProcess | undefined;
  const name = `test_clock_${randomBytes(8).toString('hex')}`;
  const url = () => databaseUrl(inject('postgresUrl'), name);
  let port: number | undefined;
  const start = async () => {
    port ??= await freePort();
    app = await startApp({
      databaseUrl: url(),
      env: { RATE_LIMIT_MULTIPLIER: '1000', PORT: String(port) },
    });
  };

  beforeAll(async () => {
    await query(inject('postgresUrl'), `CREATE DATABASE ${name}`);
    await installClock(url(), name);
    await setClock(url(), at);
    await migrate(url());
    await start();
  });
  afterAll(async () => {
    await app?.stop();
    await query(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  return {
    get url() {
      if (!app) throw new Error('useClockApp() belongs at the top of the file, its address into the tests.');
      return app.url;
    },
    agent() {
      return new Agent(this.url);
    },
    query: (text, values) => query(url(), text, values),
    setClock: (to) => setClock(url(), to),
    stop: async () => app?.stop(),
    start,
  };
}
