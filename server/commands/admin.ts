import { resolve } from 'node:path';
import { connect, type Db } from '../db/client';
import { startEmbeddedPostgres } from '../db/embedded';
import { migrate } from '../db/migrate';
import { readSettings } from '../env';
import { createLogger } from '../lib/logger';
import { removeAdmin, setAdmin } from '../features/auth/admin-accounts';
import { allowPasswords } from '../features/passkeys/allow-passwords';
import { createResetLinkAsSystem } from '../features/password-reset/password-reset.service';
import { oneLine } from '../lib/one-line';
import { createSecrets, randomToken } from '../lib/secrets';
import { InterruptedError, readPassword } from './read-password';
import { checkPassword, CommandError, readArguments, type Command } from './admin-arguments';

/**
 * Creates, changes or removes an admin, or prints a password link for a parent (docs/operating.md). Uses
 * DATABASE_URL, or else the embedded database, which requires that Starnest is stopped.
 */
async function main(args: string[]): Promise<void> {
  const command = readArguments(args);
  const { DATABASE_URL, DATA_DIR, PORT, STARNEST_URL } = readSettings(process.env);
  const password = command.action === 'set' ? checkPassword(await askPassword()) : '';
  const postgres = DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR, 'postgres') });
  try {
    const url = DATABASE_URL ?? postgres?.connectionString ?? '';
    await migrate(url);
    const database = connect(url, createLogger('silent'));
    try {
      const origin = new URL(STARNEST_URL ?? `http://localhost:${PORT}`).origin;
      for (const line of await run(database.db, command, { password, origin })) console.log(line);
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}

async function run(
  db: Db,
  { action, username }: Command,
  { password, origin }: { password: string; origin: string },
): Promise<string[]> {
  if (action === 'allow-passwords') {
    await allowPasswords(db);
    return ['Admins may log in by password again.'];
  }
  // Hashes of passwords and links don't depend on the installation's secret.
  const secrets = createSecrets(randomToken());
  if (action === 'remove') {
    if (!(await removeAdmin(db, username))) throw new CommandError(`There is no admin ${username}.`);
    return [`Removed the admin ${username}.`];
  }
  if (action === 'reset-link') {
    const link = await createResetLinkAsSystem({ db, secrets }, username, origin);
    if (!link) throw new CommandError(`There is no parent ${username}.`);
    return [`With this link ${link.username} chooses a new password, once, within an hour:`, link.url];
  }
  const { created } = await setAdmin(db, secrets, { username, password });
  return [created ? `Created the admin ${username}.` : `Changed the password of the admin ${username}.`];
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
    console.error(oneLine(error));
  }
}
