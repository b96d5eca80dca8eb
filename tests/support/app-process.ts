import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = 'dist/server/index.js';
const START_MS = 30_000;
const STOP_MS = 12_000;

export type AppProcess = {
  url: string;
  pid: number;
  logs: () => string;
  /** Returns the exit code, or null if it had to be killed. */
  stop: () => Promise<number | null>;
};

export type AppOptions = {
  databaseUrl: string;
  env?: Record<string, string>;
  args?: readonly string[];
  node?: string;
  script?: string;
};

/**
 * Starts the app with a free port and its own data folder. Throws with its output if it does not get ready.
 */
export async function startApp({
  databaseUrl,
  env = {},
  args = [],
  node = process.execPath,
  script = PROGRAM,
}: AppOptions): Promise<AppProcess> {
  if (!existsSync(join(ROOT, PROGRAM))) throw new Error('The app is not built. Run "npm run build" first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'starnest-app-'));
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(node, ['--enable-source-maps', join(ROOT, script), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for the tests only',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));

  const stop = async () => {
    const code = await end(child);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  if (!(await becomesReady(url, child))) {
    await stop();
    throw new Error(`The app did not get ready. It said:\n${output}`);
  }
  return { url, pid: child.pid ?? 0, logs: () => output, stop };
}

async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  const giveUp = Date.now() + START_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < giveUp) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(50);
  }
  return false;
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  return ended.finally(() => clearTimeout(impatience));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the port that the system chose. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
