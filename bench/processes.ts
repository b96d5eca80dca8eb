import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';
import { createSecrets } from '../server/lib/secrets';
import { freePort } from '../tests/support/app-process';

export const SECRET = 'a secret for measuring only';
export const METRICS_TOKEN = 'a token for measuring only';
export const MEBIBYTE = 1_048_576;
const START_MS = 120_000;

export interface Server {
  url: string;
  pid: number;
  cpu(): number;
  stop(): Promise<void>;
}

export type Postgres = Pick<Server, 'url' | 'cpu' | 'stop'>;

export async function startPostgres(folder: string): Promise<Postgres> {
  const dataDir = join(folder, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, fsync: true });
  const pid = Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return { url: connectionString, cpu: () => cpuOfPostgres(pid), stop };
}

export async function createDatabase(
  url: string,
  name: string,
): Promise<{ url: string; db: pg.Client; stop: () => Promise<void> }> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  const db = new pg.Client({ connectionString: own.href });
  await db.connect();
  return { url: own.href, db, stop: () => db.end() };
}

/** Starts the app in production mode. `profile` is a folder for its CPU profile. */
export async function startApp(
  program: string,
  databaseUrl: string,
  folder: string,
  profile?: string,
): Promise<Server> {
  const port = await freePort();
  const log = openSync(join(folder, 'app.log'), 'a');
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = spawn(process.execPath, [...flags, program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'app'),
      SESSION_SECRET: SECRET,
      METRICS_TOKEN,
      // One parent approves thousands of times.
      RATE_LIMIT_MULTIPLIER: '100000',
    },
    stdio: ['ignore', log, log],
  });
  const server = serverOf(child, port);
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await server.stop();
      throw new Error(`The app did not start: ${readFileSync(join(folder, 'app.log'), 'utf8')}`);
    }
    const response = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (response?.ok) return server;
    await sleep(50);
  }
}

export async function startBareServer(databaseUrl: string): Promise<Server> {
  const program = join(import.meta.dirname, 'bare-server.ts');
  const [cookieKey] = createSecrets(SECRET).cookieKeys;
  const child = spawn(process.execPath, ['--import', 'tsx', program, databaseUrl, cookieKey], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return serverOf(child, Number(line));
  throw new Error('The bare server did not start.');
}

function serverOf(child: ChildProcess, port: number): Server {
  const { pid = 0 } = child;
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    cpu: () => cpuOf(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function cpuOf(pid: number): number {
  const threads = unlessEnded(() => readdirSync(`/proc/${pid}/task`));
  return threads.reduce((sum, thread) => sum + scheduledMs(`/proc/${pid}/task/${thread}`), 0);
}

function cpuOfPostgres(postmaster: number): number {
  const children = unlessEnded(() =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' '),
  );
  // cutime and cstime are fields 14 and 15, in hundredths of a second.
  const fields = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return [String(postmaster), ...children].reduce(
    (sum, pid) => sum + scheduledMs(`/proc/${pid}`),
    (Number(fields[13]) + Number(fields[14])) * 10,
  );
}

function scheduledMs(folder: string): number {
  const [nanoseconds] = unlessEnded(() => readFileSync(`${folder}/schedstat`, 'utf8').split(' '));
  return Number(nanoseconds ?? 0) / 1e6;
}

function unlessEnded(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

export function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
