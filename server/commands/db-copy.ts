import { resolve } from 'node:path';
import { copyDatabase } from '../db/copy-database';
import { startEmbeddedPostgres } from '../db/embedded';
import { oneLine } from '../lib/one-line';

const USAGE =
  'Usage: npm run db:copy -- <from> <to>. Each is a connection string (postgresql://…) or a data folder (data)';

/** `npm run db:copy -- <from> <to>` copies a database into an empty one. Starnest must be stopped. */
async function main([from, to, ...others]: string[]): Promise<void> {
  if (from === undefined || to === undefined || others.length > 0) throw new Error(USAGE);
  await withDatabase(from, (source) =>
    withDatabase(to, async (target) => {
      const copied = await copyDatabase(source, target);
      const rows = [...copied.values()].reduce((sum, count) => sum + count, 0);
      console.log(`Copied ${rows} rows of ${copied.size} tables.`);
    }),
  );
}

async function withDatabase(place: string, work: (url: string) => Promise<void>): Promise<void> {
  if (/^postgres(?:ql)?:/.test(place)) return work(place);
  const postgres = await startEmbeddedPostgres({ dataDir: resolve(place, 'postgres') });
  try {
    await work(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(oneLine(error));
}
