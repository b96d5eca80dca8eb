import type { TestProject } from 'vitest/node';
import { startApp } from '../support/app-process';
import { startShared } from './shared';
import { createTestDatabase } from './test-database';

export const ADMIN = { username: 'the.admin', password: 'twelve or more' };

type SharedApp = { url: string; databaseUrl: string } | { absent: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared app, or the reason it didn't start. */
    app: SharedApp;
  }
}

/**
 * Starts the built app that all files share. All families have the same address, so rate limits are a
 * thousand times higher.
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
    return { value: { absent: String(error) }, stop: database.drop };
  }
}
