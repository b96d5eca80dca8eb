import { spawn } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedProcess } from '../../tests/support/embedded-process';
import { DataDirInUseError, PostgresVersionError, startEmbeddedPostgres } from './embedded';
import { canEnter } from './embedded/account';
import { locatePackage } from './embedded/binaries';
import { commandLine } from './embedded/process-info';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const nobodyCanRunUs =
  isRoot && [process.execPath, import.meta.filename].every((file) => canEnter(join(file, '..'), NOBODY));

let dataDir: string;
const endings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  // Created with mode 700 like a home directory: other users can't enter it.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-embedded-')));
  dataDir = join(folder, 'data', 'postgres');
  endings.push(() => rm(folder, { recursive: true, force: true }));
});

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(fsync = false) {
  const server = await startEmbeddedPostgres({ dataDir, fsync });
  endings.push(server.stop);
  return server;
}

async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('a first start', () => {
  test('creates a durable UTF-8 database in UTC and leaves nothing running or temporary behind', async () => {
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir });
    const settings = await query<{ name: string; setting: string }>(
      connectionString,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit', 'TimeZone', 'server_encoding', 'listen_addresses')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      server_encoding: 'UTF8',
      listen_addresses: '',
    });
    expect(await query(connectionString, "SELECT upper('élan') AS upper, 'Z' < 'a' AS ordered")).toEqual([
      { upper: 'ÉLAN', ordered: true },
    ]);
    const socketDir = new URL(connectionString).searchParams.get('host') ?? '';
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);

    await stop();
    expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'postgres.log']);
    await expect(stat(socketDir)).rejects.toThrow('ENOENT');
  });
});

describe('a later start', () => {
  test('finds the data of the previous start', async () => {
    const first = await start(true);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await start(true);
    expect(await query(second.connectionString, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('rejects data of another major version with a one-line error', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
    const refused = startEmbeddedPostgres({ dataDir });
    await expect(refused).rejects.toBeInstanceOf(PostgresVersionError);
    await expect(refused).rejects.toThrow(/^The data in .* were written by PostgreSQL 17, but .*\.$/);
  });

  test('ignores a stale pid that now belongs to another process', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    endings.push(async () => stranger.kill());
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${stranger.pid}\n${dataDir}/cluster\n`);
    const lock = { token: 'old', pid: stranger.pid, start: 'long ago', pidNamespace: 'unknown' };
    await writeFile(join(dataDir, 'starnest.lock'), JSON.stringify(lock));
    await utimes(join(dataDir, 'starnest.lock'), new Date(0), new Date(0));
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });
});

describe('a second start on the same data', () => {
  test('is rejected with a one-line error that names the running process, which keeps working', async () => {
    const { connectionString } = await start();
    const message =
      `Starnest is already running on this data (${dataDir}, process ${process.pid}). ` +
      'Stop it, or start this one with another DATA_DIR.';
    const refused = startEmbeddedPostgres({ dataDir });
    await expect(refused).rejects.toBeInstanceOf(DataDirInUseError);
    await expect(refused).rejects.toThrow(message);
    const { answer } = await embeddedProcess(dataDir);
    expect(answer).toEqual({ error: 'DataDirInUseError', message });
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is rejected if the first start runs in another container and only its lock heartbeat is visible', async () => {
    await mkdir(dataDir, { recursive: true });
    const file = join(dataDir, 'starnest.lock');
    const lock = { token: 'other', pid: 1, start: '1', pidNamespace: 'another container' };
    await writeFile(file, JSON.stringify(lock));
    const heartbeat = setInterval(() => void writeFile(file, JSON.stringify(lock)), 1_000);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toBeInstanceOf(DataDirInUseError);
    clearInterval(heartbeat);
  });
});

describe('after a kill -9', () => {
  test('of our process, the next start replaces the database server and keeps committed data', async () => {
    const killed = await embeddedProcess(dataDir);
    if (!('connectionString' in killed.answer)) throw new Error(killed.answer.message);
    await query(killed.answer.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = await serverPid();
    await killed.end('SIGKILL');
    const { connectionString } = await start();
    expect(await query(connectionString, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(await serverPid()).not.toBe(pid);
  });

  test('of our process, the database server exits even without another start', async () => {
    const killed = await embeddedProcess(dataDir);
    const pid = await serverPid();
    await killed.end('SIGKILL');
    for (let waited = 0; waited < 5_000 && (await commandLine(pid)) !== ''; waited += 50) await sleep(50);
    expect(await commandLine(pid)).toBe('');
    await start();
  });

  test('restarts the database server at the same address', async () => {
    const { connectionString } = await start();
    process.kill(await serverPid(), 'SIGKILL');
    const retry = async (): Promise<unknown> =>
      query(connectionString, 'SELECT 1 AS one').catch(() => undefined);
    let rows = await retry();
    for (let waited = 0; waited < 10_000 && rows === undefined; waited += 100) {
      await sleep(100);
      rows = await retry();
    }
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!isRoot)('as root (skipped: the tests do not run as root)', () => {
  test('the server runs as an unprivileged user in a folder below a hidden one, and keeps that user', async () => {
    const first = await start();
    const { uid } = await stat(join(dataDir, 'cluster'));
    expect(uid).not.toBe(0);
    expect(await readFile(`/proc/${await serverPid()}/status`, 'utf8')).not.toMatch(/^Uid:.*\b0\b/m);
    await first.stop();
    await start();
    expect((await stat(join(dataDir, 'cluster'))).uid).toBe(uid);
  });
});

describe.skipIf(!nobodyCanRunUs)(
  'as an ordinary user (skipped: not root, or other users cannot read the checkout)',
  () => {
    test('the server runs from the checkout, in a folder that only this user can read', async () => {
      const home = join(dataDir, '..', '..');
      await chmod(home, 0o711);
      dataDir = join(home, 'theirs', 'postgres');
      await mkdir(join(home, 'theirs'), { mode: 0o700 });
      await chown(join(home, 'theirs'), NOBODY.uid, NOBODY.gid);
      const theirs = await embeddedProcess(dataDir, NOBODY);
      expect(theirs.answer).toHaveProperty('connectionString');
      expect((await stat(join(dataDir, 'cluster'))).uid).toBe(NOBODY.uid);
      expect(await commandLine(await serverPid())).toContain(locatePackage());
      await theirs.end('SIGTERM');
      expect((await readdir(dataDir)).toSorted()).toEqual(['cluster', 'postgres.log']);
    });

    test('a user id without a name gets an error with instructions', async () => {
      const unnamed = { uid: 54_321, gid: 54_321 };
      const home = join(dataDir, '..', '..');
      await chmod(home, 0o711);
      dataDir = join(home, 'unnamed', 'postgres');
      await mkdir(join(home, 'unnamed'), { mode: 0o700 });
      await chown(join(home, 'unnamed'), unnamed.uid, unnamed.gid);
      const theirs = await embeddedProcess(dataDir, unnamed);
      expect(theirs.answer).toEqual({
        error: 'EmbeddedPostgresError',
        message: expect.stringMatching(/user 54321 has none here.*set DATABASE_URL/) as string,
      });
      await theirs.end('SIGTERM');
    });
  },
);
