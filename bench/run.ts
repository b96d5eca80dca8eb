import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from 'vite';
import { adminListMeasures } from './admin-list';
import { callMeasures } from './calls';
import type { Context, House, Measure } from './context';
import { familyCodeMeasures } from './family-codes';
import { firstPage } from './first-page';
import { prepareFamilies } from './fixtures';
import { growthMeasures } from './growth';
import { startLoad } from './load';
import { printFigures, printHeading } from './report';
import { startApp, startBare, startPostgres } from './servers';
import { socketMeasures } from './sockets';

/**
 * `npm run bench`: what things cost, beside the goals of docs/performance.md. Options after `--`: `--server <file>` for
 * another build, `--only G1,G4` for some measures, `--rounds <n>`, `--profile <folder>` for the app's CPU profile.
 */
const measures: Measure[] = [
  ...callMeasures,
  ...socketMeasures,
  ...growthMeasures,
  ...adminListMeasures,
  ...familyCodeMeasures,
  firstPage,
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

/** Whoever stops in the middle still stops what was started, the last first. */
async function main(): Promise<void> {
  const wanted = options.only?.split(',');
  const chosen = measures.filter(({ id }) => wanted === undefined || wanted.includes(id));
  const program = await builtServer();
  const folder = mkdtempSync(join(tmpdir(), 'starnest-bench-'));
  const closers: (() => Promise<void>)[] = [];
  const closing: Context['closing'] = (started) => {
    closers.push(() => started.stop());
    return started;
  };
  let house: Promise<House> | undefined;
  const context: Context = {
    rounds: Number(options.rounds),
    program,
    folder,
    closing,
    house: () => (house ??= buildHouse(context)),
  };
  try {
    printHeading();
    for (const { id, title, run } of chosen) printFigures(id, title, await run(context));
  } finally {
    for (const close of closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(OWN_BUILD, { recursive: true, force: true });
  }
}

async function buildHouse({ program, folder, closing }: Context): Promise<House> {
  const postgres = closing(await startPostgres(folder));
  const app = closing(await startApp(program, postgres.url, folder, options.profile));
  const bare = closing(await startBare(postgres.url));
  const load = closing(startLoad());
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  closing({ stop: () => db.end() });
  return { app, bare, postgres, load, db, parents: await prepareFamilies(db, app.url) };
}

/** The present sources built as for production, beside the app's own build, which may be in use. */
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
