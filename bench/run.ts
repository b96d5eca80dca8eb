import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from 'vite';
import { approvals, choreLists, prepareFamilies, type Parent } from './fixtures';
import { startLoad } from './load';
import { compare, type Bench } from './measure';
import { printHeading, printRow } from './report';
import { startApp, startBare, startPostgres } from './servers';

/**
 * `npm run bench`: what the app's calls cost, as multiples of a bare server that does the same work, beside the goals of
 * docs/performance.md. Options after `--`: `--server <file>` for another build, `--only <text>` for the measures whose
 * name has it, `--rounds <n>`, `--profile <folder>` for the app's CPU profile.
 */
const ROOT = join(import.meta.dirname, '..');
const OWN_BUILD = join(ROOT, 'dist/bench-server');
const READS = 4000;

const { values: options } = parseArgs({
  options: {
    server: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    profile: { type: 'string' },
  },
});

interface Ready extends Bench {
  db: pg.Client;
  parents: Parent[];
}

const measures = [
  {
    name: 'G1 GET /api/chores',
    node: 1.5,
    both: 1.25,
    next: async ({ parents }: Ready) => {
      const calls = choreLists(parents, READS);
      return { app: calls, bare: calls };
    },
  },
  {
    name: 'G4 approval',
    node: 1.5,
    both: 1.2,
    next: async ({ db, parents }: Ready) => {
      const calls = await approvals(db, parents);
      const half = (rest: number) => calls.filter((_, index) => index % 2 === rest);
      return { app: half(0), bare: half(1) };
    },
  },
];

/** Whoever stops in the middle still stops what was started, the last first. */
async function main(): Promise<void> {
  const program = await builtServer();
  const folder = mkdtempSync(join(tmpdir(), 'starnest-bench-'));
  const closers: (() => Promise<void>)[] = [];
  const closing = <T extends { stop(): Promise<void> }>(started: T): T => {
    closers.push(() => started.stop());
    return started;
  };
  try {
    const postgres = closing(await startPostgres(folder));
    const app = closing(await startApp(program, postgres.url, folder, options.profile));
    const bare = closing(await startBare(postgres.url));
    const load = closing(startLoad());
    const db = new pg.Client({ connectionString: postgres.url });
    await db.connect();
    closers.push(() => db.end());
    const parents = await prepareFamilies(db, app.url);
    printHeading();
    const ready: Ready = { app, bare, postgres, load, db, parents };
    for (const { next, ...goal } of measures.filter(({ name }) => name.includes(options.only))) {
      printRow(goal, await compare(ready, Number(options.rounds), () => next(ready)));
    }
  } finally {
    for (const close of closers.toReversed()) await close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(OWN_BUILD, { recursive: true, force: true });
  }
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
