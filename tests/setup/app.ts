import type { TestProject } from 'vitest/node';
import { startApp } from '../support/app-process';
import { startShared } from './shared';
import { createTestDatabase } from './test-database';

/** The admin of the app that the browser tests share. */
export const ADMIN = { username: 'the.admin', password: 'twelve or more' };

type SharedApp = { url: string; databaseUrl: string } | { absent: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The built app that the browser tests share, or why it didn't start. */
    app: SharedApp;
  }
}

/**
 * vitest's global setup of the browser tests, after the database's: the built app that all files share. Each test creates
 * its own family from the same address, so the app's limits are a thousand times higher.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const { value, stop } = await startShared('app', () => start(postgresUrl));
  project.provide('app', value);
  return stop;
}

async function start(postgresUrl: string): Promise<{ value: SharedApp; stop: () => Promise<void> }> {
  const database = await createTestDatabase(postgresUrl);
  const env = {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_MULTIPLIER: '1000',
  };
  try {
    const app = await startApp({ databaseUrl: database.url, env });
    const stop = async () => {
      await app.stop();
      await database.drop();
    };
    return { value: { url: app.url, databaseUrl: database.url }, stop };
  } catch (error) {
    // Only the browser tests need the app, so only they fail.
    return { value: { absent: String(error) }, stop: database.drop };
  }
}
