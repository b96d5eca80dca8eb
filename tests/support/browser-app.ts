import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createTestDatabase, query, type TestDatabase } from '../setup/test-database';
import { Agent } from './agent';
import { startApp, type AppProcess } from './app-process';

export interface BrowserApp {
  readonly url: string;
  agent(): Agent;
}

export interface AppWithDatabase extends BrowserApp {
  /** Runs SQL for changes that the API doesn't allow. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** All browser tests share it, so each creates its own family. */
export function useApp(): AppWithDatabase {
  const running = () => {
    const app = inject('app');
    if ('absent' in app) throw new Error(app.absent);
    return app;
  };
  return {
    get url() {
      return running().url;
    },
    agent() {
      return new Agent(this.url);
    },
    query: (text, values) => query(running().databaseUrl, text, values),
  };
}

/** Starts an own app for tests that depend on all of its data. Call it at the top of the file. */
export function useOwnApp(env: Record<string, string> = {}): AppWithDatabase {
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

  return {
    get url() {
      if (!app) throw new Error('useOwnApp() belongs at the top of the file, its address into the tests.');
      return app.url;
    },
    agent() {
      return new Agent(this.url);
    },
    query: (text, values) => query(database?.url ?? '', text, values),
  };
}
