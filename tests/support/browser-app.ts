import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { Agent } from './agent';
import { startApp, type AppProcess } from './app-process';

export interface BrowserApp {
  /** The built app's address, once the tests run. */
  readonly url: string;
  /** A client of its API, for what a test needs to be there already. */
  agent(): Agent;
}

/** The built app on a database of its own, for the tests of a file; call it at the file's top. */
export function useApp(env: Record<string, string> = {}): BrowserApp {
  let app: AppProcess | undefined;
  let database: TestDatabase | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startApp({ databaseUrl: database.url, env });
  });
  afterAll(async () => {
    await app?.stop();
    await database?.drop();
  });

  const url = () => {
    if (!app) throw new Error('useApp() belongs at the top of the file, its address into the tests.');
    return app.url;
  };
  return {
    get url() {
      return url();
    },
    agent: () => new Agent(url()),
  };
}
