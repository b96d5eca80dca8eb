import { resolve } from 'node:path';
import { connect, type Db } from '../db/client';
import { startEmbeddedPostgres } from '../db/embedded';
import { migrate } from '../db/migrate';
import { readSettings } from '../env';
import { createLogger } from '../lib/logger';
import { removeAdmin, setAdmin } from '../features/auth/admin-accounts';
import { oneLine } from '../lib/one-line';
import { createSecrets, randomToken } from '../lib/secrets';
import { InterruptedError, readPassword } from './read-password';
import { checkPassword, CommandError, readArguments } from './admin-arguments';

/**
 * `npm run admin -- <username>` creates an admin account or sets its password; with `--remove` it deletes the account.
 * Either way that admin's sessions end within seconds, in a running server too. Uses the database at DATABASE_URL, or else
 * the embedded one, for which Starnest must be stopped.
 */
async function main(args: string[]): Promise<void> {
  const { username, remove } = readArguments(args);
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  const password = remove ? null : checkPassword(await askPassword());
  const postgres = DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR, 'postgres') });
  try {
    const url = DATABASE_URL ?? postgres?.connectionString ?? '';
    await migrate(url);
    const database = connect(url, createLogger('silent'));
    try {
      console.log(await change(database.db, username, password));
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}

/** Sets the admin's password, or removes the admin when it is null. Returns a sentence about what was done. */
async function change(db: Db, username: string, password: string | null) {
  if (password === null) {
    if (!(await removeAdmin(db, username))) throw new CommandError(`There is no admin ${username}.`);
    return `Removed the admin ${username}.`;
  }
  // The hash of a password has no part in the installation's secret, and so none is read or made for it.
  const { created } = await setAdmin(db, createSecrets(randomToken()), { username, password });
  return created ? `Created the admin ${username}.` : `Changed the password of the admin ${username}.`;
}

async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const password = await readPassword(stdin, stdout, 'New password (12 characters or more, not shown): ');
  if (!stdin.isTTY) return password;
  if ((await readPassword(stdin, stdout, 'Repeat the password: ')) !== password) {
    throw new CommandError('The passwords do not match. Nothing was changed.');
  }
  return password;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof InterruptedError)) {
    // One line for any error: a bad setting, data in use by a running server, an unreachable database.
    console.error(oneLine(error));
  }
}
