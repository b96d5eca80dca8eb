import type { TestProject } from 'vitest/node';
import { startApp } from '../support/app-process';
import { createTestDatabase } from './test-database';

/** The admin of the app that the browser tests share. */
export const ADMIN = { username: 'the.admin', password: 'twelve or more' };

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is that the browser tests share, or why there is none. */
    app: { url: string; databaseUrl: string } | { absent: string };
  }
}

/**
 * vitest's global set-up of the browser tests, after the database's: the built app, once for all files. Each test brings a
 * family of its own, all of them from one address, which is why the app counts a thousand times as many attempts.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await createTestDatabase(project.getProvidedContext().postgresUrl);
  const env = {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_MULTIPLIER: '1000',
  };
  try {
    const app = await startApp({ databaseUrl: database.url, env });
    project.provide('app', { url: app.url, databaseUrl: database.url });
    return async () => {
      await app.stop();
      await database.drop();
    };
  } catch (error) {
    // That is for the browser tests to fail of, and not for all the others too.
    project.provide('app', { absent: String(error) });
    return database.drop;
  }
}
