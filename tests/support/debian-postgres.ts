import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { childEnvironment, chooseAccount } from '../../server/db/embedded/account';
import { supervisor } from '../../server/db/embedded/supervisor';
import { createSocketDir, removeSocketDir } from '../../server/db/embedded/socket-dir';

const PLACE = '/usr/lib/postgresql';
const START_MS = 20_000;
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'postgres', 'psql'];

export const debianPrograms: string | null = findPrograms();

export interface DebianPostgres {
  url: string;
  remove(): Promise<void>;
}

/** Starts the cluster as an unprivileged user, with its own socket. */
export async function debianPostgres(): Promise<DebianPostgres> {
  if (debianPrograms === null) throw new Error('no PostgreSQL of Debian');
  const folder = await mkdtemp(join(tmpdir(), 'starnest-debian-'));
  const cluster = join(folder, 'cluster');
  const account = await chooseAccount(cluster);
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const env = childEnvironment();
  await promisify(execFile)(
    join(debianPrograms, 'initdb'),
    ['--pgdata', cluster, '--username', 'starnest', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...account, cwd: folder, env },
  );
  const socketDir = await createSocketDir(account);
  const settings = { listen_addresses: '', unix_socket_directories: socketDir, fsync: 'off' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = { ...account, cwd: folder, env, detached: true } as const;
  const child = spawn(...supervisor(join(debianPrograms, 'postgres'), ['-D', cluster, ...args]), {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const remove = async () => {
    child.stdin.end();
    await ended;
    await removeSocketDir(socketDir);
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await becomesReady(cluster, child))) {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await remove();
    throw new Error('PostgreSQL did not get ready');
  }
  return { url: `postgresql:///postgres?host=${encodeURIComponent(socketDir)}&user=starnest`, remove };
}

async function becomesReady(cluster: string, child: ChildProcess): Promise<boolean> {
  const giveUp = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < giveUp) {
    const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    if (file.split('\n')[7]?.trim() === 'ready') return true;
    await sleep(20);
  }
  return false;
}

function findPrograms(): string | null {
  if (!existsSync(PLACE)) return null;
  const folders = readdirSync(PLACE)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(PLACE, version, 'bin'));
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name)))) ?? null;
}
