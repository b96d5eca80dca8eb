import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startEmbeddedPostgres } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { type Chromium, findChromium, QUICK_START } from '../../tests/setup/chromium';
import { databaseUrl } from '../../tests/setup/database-url';
import { type AppOptions, startApp } from '../../tests/support/app-process';
import { installClock, query } from './clock';

export const HOST = 'starnest.localhost';
export const ADMIN = { username: 'head.admin', password: 'twelve or more' };

export interface Place {
  url: string;
  databaseUrl: string;
  browser: Browser;
  stop: () => Promise<void>;
}

export interface Machine {
  openPlace: (name: string) => Promise<Place>;
  openDemo: (timezone: string) => Promise<Place>;
  stop: () => Promise<void>;
}

export async function startMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-screens-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  const { value: found, stop: removeChromium } = await findChromium();
  return {
    openPlace: (name) => openPlace(found, postgres.connectionString, name),
    openDemo: async (timezone) => {
      if ('absent' in found) throw new Error(found.absent);
      const url = databaseUrl(postgres.connectionString, 'demo');
      await query(postgres.connectionString, 'CREATE DATABASE demo');
      return open(found, { databaseUrl: url, env: { TZ: timezone }, args: ['--demo'] });
    },
    stop: async () => {
      await postgres.stop();
      await removeChromium();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function openPlace(
  chrome: Chromium | { absent: string },
  postgresUrl: string,
  name: string,
): Promise<Place> {
  if ('absent' in chrome) throw new Error(chrome.absent);
  const url = databaseUrl(postgresUrl, name);
  await query(postgresUrl, `CREATE DATABASE ${name}`);
  await installClock(url, name);
  await migrate(url);
  const env = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  return open(chrome, { databaseUrl: url, env });
}

async function open(chrome: Chromium, options: AppOptions): Promise<Place> {
  const env = { RATE_LIMIT_MULTIPLIER: '1000', ...options.env };
  const app = await startApp({ ...options, env });
  const browser = await launch(chrome, new URL(app.url).host);
  const stop = async () => {
    await browser.close();
    await app.stop();
  };
  return { url: app.url, databaseUrl: options.databaseUrl, browser, stop };
}

function launch({ executablePath, env }: Chromium, app: string): Promise<Browser> {
  const rules = `MAP ${HOST}:80 ${app}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [`--host-resolver-rules=${rules}`, '--no-pings', QUICK_START, '--force-color-profile=srgb'],
    // The sandbox doesn't work for root or in many containers.
    chromiumSandbox: false,
  });
}
