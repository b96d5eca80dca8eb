import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../../lib/sync-folder';
import { type Account, canEnter, childEnvironment } from './account';
import type { Binaries } from './binaries';
import { EmbeddedPostgresError, errorCode, lastLine, PostgresVersionError } from './errors';
import { initArguments } from './settings';

const run = promisify(execFile);

/** Creates the cluster under a temporary name, so that an interrupted start leaves no partial one. */
export async function ensureCluster(
  cluster: string,
  { binaries, account, fsync }: { binaries: Binaries; account: Account; fsync: boolean },
): Promise<void> {
  const version = await clusterVersion(cluster);
  if (version !== undefined) {
    if (version !== binaries.major) throw new PostgresVersionError(cluster, version, binaries.major);
    return;
  }
  if (!account) requireName();
  await removeUnfinished(cluster);
  const unfinished = `${cluster}.new-${randomUUID()}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    if (account) await chown(unfinished, account.uid, account.gid);
    await run(binaries.initdb, initArguments(pathFor(unfinished, account), fsync), {
      ...account,
      cwd: unfinished,
      env: childEnvironment(),
    });
    await rename(unfinished, cluster);
    if (fsync) await syncFolder(join(cluster, '..'));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database in ${cluster} could not be created: ${reason(error)}`);
  }
}

/** initdb names the cluster's owner after its user, but a container may run us as a user without a name. */
function requireName(): void {
  try {
    userInfo();
  } catch {
    throw new EmbeddedPostgresError(
      `The PostgreSQL that comes with Starnest needs a user with a name, and user ${process.getuid?.()} has none here. ` +
        'Run Starnest as a user of /etc/passwd (in its image: node, 1000), or set DATABASE_URL.',
    );
  }
}

/**
 * Path of the working directory for PostgreSQL, or /proc/self/cwd if its user can't enter a parent folder.
 */
export function pathFor(folder: string, account: Account): string {
  return canEnter(folder, account) || process.platform !== 'linux' ? folder : '/proc/self/cwd';
}

async function clusterVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES' || code === 'EPERM') {
      throw new EmbeddedPostgresError(
        `The database in ${cluster} belongs to another user. Start Starnest as that user or as root, or with another DATA_DIR.`,
      );
    }
    if (code !== 'ENOENT') throw error;
  }
  if (await stat(cluster).catch(() => undefined)) {
    throw new EmbeddedPostgresError(
      `${cluster} exists but contains no database. Restore it from a backup, or move it away to start with an empty one.`,
    );
  }
  return undefined;
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = join(cluster, '..');
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (path.startsWith(`${cluster}.new-`)) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== ''
    ? lastLine(error.stderr)
    : error.message;
}
