import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { build } from 'vite';
import { adminList } from './admin-list';
import { eveningPeaks } from './evening-peak';
import { familyAtCaps } from './family-at-caps';
import type { Family } from './families';
import { familyCodes } from './family-codes';
import { growth } from './growth';
import { startLoadProcess } from './http';
import { kidLogin } from './kid-login';
import { printFigures, printHeading, type AppDatabase, type Context, type Measure } from './measures';
import { createDatabase, startApp, startBareServer, startPostgres } from './processes';
import { familyReads, grownFamilies, requestCosts, requestFamilies } from './request-cost';
import { sockets } from './sockets';

/**
 * Compares costs with the goals of docs/performance.md. Options after `--`: `--server <file>`, `--only
 * G1,G4`, `--rounds <n>`, `--profile <folder>`.
 */
const measures: Measure[] = [
  ...requestCosts,
  familyReads,
  sockets,
  growth,
  adminList,
  familyCodes,
  familyAtCaps,
  kidLogin,
  ...eveningPeaks,
];

const ROOT = join(import.meta.dirname, '..');
const OWN_BUILD = join(ROOT, `dist/bench-server-${process.pid}`);

const { values: options } = parseArgs({
  options: {
    server: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    profile: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const wanted = options.only?.split(',');
  const program = await builtServer();
  const folder = mkdtempSync(join(tmpdir(), 'starnest-bench-'));
  const closers: (() => Promise<unknown>)[] = [];
  const closing: Context['closing'] = (started) => {
    closers.push(() => started.stop());
    return started;
  };
  let shared: Promise<AppDatabase> | undefined;
  let grown: Promise<AppDatabase> | undefined;
  const context: Context = {
    rounds: Number(options.rounds),
    program,
    folder,
    closing,
    appDatabase: () => (shared ??= startAppDatabase(context, 'requests', requestFamilies)),
    grownDatabase: () => (grown ??= startAppDatabase(context, 'grown', grownFamilies)),
  };
  try {
    printHeading();
    for (const measure of measures) {
      if (wanted === undefined || wanted.includes(measure.id))
        printFigures(measure, await measure.run(context));
    }
  } finally {
    for (const close of closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(OWN_BUILD, { recursive: true, force: true });
  }
}

async function startAppDatabase(
  { program, folder, closing }: Context,
  name: string,
  families: (db: pg.Client) => Promise<Family[]>,
): Promise<AppDatabase> {
  const postgres = closing(await startPostgres(join(folder, name)));
  const { url, db } = closing(await createDatabase(postgres.url, name));
  const app = closing(await startApp(program, url, folder, options.profile));
  const bare = closing(await startBareServer(url));
  const load = closing(startLoadProcess());
  return { app, bare, postgres, load, db, families: await families(db) };
}

/** `dist/server` may be in use. */
async function builtServer(): Promise<string> {
  if (options.server !== undefined) return resolve(options.server);
  if (!existsSync(join(ROOT, 'dist/client/index.html'))) {
    spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  }
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: OWN_BUILD, ssr: 'server/index.ts' },
  });
  return join(OWN_BUILD, 'index.js');
}

await main();
