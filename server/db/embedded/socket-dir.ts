import { chown, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, canEnter } from './account';
import { EmbeddedPostgresError } from './errors';

const PREFIX = 'starnest-';
const SOCKET = '.s.PGSQL.5432';
// sockaddr_un has 104 bytes on macOS and 108 on Linux, including the terminating zero.
const MAX_PATH_BYTES = 103;

/**
 * Creates a private folder for the socket, because the data folder's path may be too long. The random name
 * and mode 700 keep other users from creating it first.
 */
export async function createSocketDir(account: Account): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const longest = join(parent, `${PREFIX}XXXXXX`, SOCKET);
    if (Buffer.byteLength(longest) > MAX_PATH_BYTES) continue;
    const folder = await mkdtemp(join(parent, PREFIX)).catch(() => undefined);
    if (folder === undefined) continue;
    if (account) await chown(folder, account.uid, account.gid);
    if (canEnter(folder, account)) return folder;
    await removeSocketDir(folder);
  }
  throw new EmbeddedPostgresError(
    'There is no folder for the socket of PostgreSQL. Set TMPDIR to a writable one.',
  );
}

/** Checks the name, because it may come from a file. */
export async function removeSocketDir(folder: string): Promise<void> {
  if (!basename(folder).startsWith(PREFIX) || dirname(folder) === folder) return;
  await rm(join(folder, SOCKET), { force: true });
  await rm(join(folder, `${SOCKET}.lock`), { force: true });
  await rmdir(folder).catch(() => {});
}
