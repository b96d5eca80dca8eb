import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../server/db/embedded';
import { createSecrets } from '../server/lib/secrets';
import { cpuOf, cpuOfPostgres } from './cpu';

export const SECRET = 'a secret for measuring only';
export const METRICS_TOKEN = 'a token for measuring only';
const START_MS = 30_000;

export interface Server {
  url: string;
  pid: number;
  /** Milliseconds of processor used so far. */
  cpu(): number;
  stop(): Promise<void>;
}

export interface Postgres {
  url: string;
  cpu(): number;
  stop(): Promise<void>;
}

/** A throwaway cluster below `folder`, durable as the app's own: what is measured is what families get. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const dataDir = join(folder, 'postgres');
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, fsync: true });
  const pid = Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return { url: connectionString, cpu: () => cpuOfPostgres(pid), stop };
}

/**
 * The built app `program` in a process of its own, as in production, its log going to a file. With `profile` it leaves a
 * CPU profile in that folder when it stops.
 */
export async function startApp(
  program: string,
  databaseUrl: string,
  folder: string,
  profile?: string,
  settings: NodeJS.ProcessEnv = {},
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
      // One parent approves thousands of times here.
      RATE_LIMIT_MULTIPLIER: '100000',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  const server = serverOf(child, port);
  const giveUp = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await server.stop();
      throw new Error(`The app did not start: ${readFileSync(join(folder, 'app.log'), 'utf8')}`);
    }
    const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
    await sleep(50);
  }
}

/** The yardstick on the same database, taking the same cookies. */
export async function startBare(databaseUrl: string): Promise<Server> {
  const program = join(import.meta.dirname, 'bare-server.ts');
  const [cookieKey = ''] = createSecrets(SECRET).cookieKeys;
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const found = server.address();
      server.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}
