import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { databaseUrl, TEMPLATE_DATABASE } from './database-url';
import { startShared } from './shared';
import { query } from './test-database';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const MEMORY = '/dev/shm';
/** Space for all databases of a run, other runs and the browser. */
const MEMORY_BYTES = 4 * 1024 ** 3;

/** One throwaway cluster per run (no fsync, no TCP). `createTestDatabase` clones its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await startShared('postgres', start);
  project.provide('postgresUrl', value);
  return stop;
}

async function start() {
  const folder = await mkdtemp(join(await roomyFolder(), 'starnest-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
    const remove = async () => {
      await postgres.stop();
      await removeFolder();
    };
    try {
      await makeTemplate(postgres.connectionString);
    } catch (error) {
      await remove();
      throw error;
    }
    return { value: postgres.connectionString, stop: remove };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** Prefers memory (Linux), because a disk may take half a second for the 600 files of each database. */
async function roomyFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= MEMORY_BYTES ? MEMORY : tmpdir();
}

async function makeTemplate(url: string): Promise<void> {
  await query(url, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await migrate(databaseUrl(url, TEMPLATE_DATABASE));
  await query(url, `ALTER DATABASE ${TEMPLATE_DATABASE} ALLOW_CONNECTIONS false IS_TEMPLATE true`);
}
