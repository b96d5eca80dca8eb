import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from './errors';

/** The user that runs PostgreSQL. undefined means our own. */
export type Account = { uid: number; gid: number } | undefined;

const PREFERRED = ['postgres', '_postgres', 'nobody', 'daemon'];

/** PostgreSQL refuses to run as root. initdb needs a named user, so this reads /etc/passwd. */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const users = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  for (const name of PREFERRED) {
    const user = users.get(name);
    if (user && user.uid > 0) return user;
  }
  return { uid: 65_534, gid: 65_534 };
}

function parsePasswd(text: string): Map<string, { uid: number; gid: number }> {
  const users = new Map<string, { uid: number; gid: number }>();
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

/** Tries to enter the folder, because file modes don't include ACLs and mounts. */
export function canEnter(folder: string, account: Account): boolean {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

const PASSED_ON = ['PATH', 'TMP', 'LD_LIBRARY_PATH'];

/**
 * The environment without our secrets, and without `PG*` variables, which would change PostgreSQL's behavior.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of PASSED_ON) if (process.env[name] !== undefined) kept[name] = process.env[name];
  return kept;
}
