import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from './errors';

/** The user that PostgreSQL's processes are given with `spawn`; undefined means the one we run as. */
export type Account = { uid: number; gid: number } | undefined;

const PREFERRED = ['postgres', '_postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root has to lend it somebody else: the owner of the cluster if there is one,
 * then the usual accounts. initdb wants a user that has a name, hence the look into the password file.
 */
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

/** Whether that user can get into `folder`. Asked of the kernel, since modes alone do not tell (ACLs, mounts). */
export function canEnter(folder: string, account: Account): boolean {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

const KEPT = ['PATH', 'SystemRoot', 'SYSTEMDRIVE', 'windir', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];

/** What PostgreSQL sees of our environment: not our secrets, and none of the `PG*` variables that would steer it. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of KEPT) if (process.env[name] !== undefined) kept[name] = process.env[name];
  return kept;
}
