import { join } from 'node:path';
import { connect, type Db } from '../db/client';
import { startEmbeddedPostgres } from '../db/embedded';
import { migrate } from '../db/migrate';
import { readEnv } from '../env';
import { createLogger } from '../lib/logger';
import { removeAdmin, setAdmin } from '../features/auth/admin-accounts';
import { createSecrets } from '../lib/secrets';
import { InterruptedError, readPassword } from './read-password';
import { checkPassword, CommandError, readArguments } from './admin-arguments';

/**
 * `npm run admin -- <username>`: makes an admin account or gives one a new password; with `--remove` closes it. Either ends
 * that admin's sessions: a running server notices within seconds. Works on DATABASE_URL, or without it on the embedded data,
 * while Starnest itself is stopped.
 */
async function main(args: string[]): Promise<void> {
  const { username, remove } = readArguments(args);
  const env = readEnv(process.env);
  const password = remove ? null : checkPassword(await askPassword());
  const postgres = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(env.dataDir, 'postgres') });
  try {
    const url = env.databaseUrl ?? postgres?.connectionString ?? '';
    await migrate(url);
    const database = connect(url, createLogger('silent'));
    try {
      console.log(await change(database.db, env.sessionSecret, username, password));
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}

/** Sets the password, or with `null` removes the admin; returns what was done, in words. */
async function change(db: Db, sessionSecret: string, username: string, password: string | null) {
  if (password === null) {
    if (!(await removeAdmin(db, username))) throw new CommandError(`There is no admin ${username}.`);
    return `Admin ${username} is removed.`;
  }
  const { created } = await setAdmin(db, createSecrets(sessionSecret), { username, password });
  return created ? `Admin ${username} is made.` : `Admin ${username} has a new password.`;
}

async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const password = await readPassword(stdin, stdout, 'New password (12 characters or more, not shown): ');
  if (!stdin.isTTY) return password;
  if ((await readPassword(stdin, stdout, 'The same again: ')) !== password) {
    throw new CommandError('The two passwords are not the same. Nothing was changed.');
  }
  return password;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof InterruptedError)) {
    // One line for whatever it is: a setting, data that the running app holds, a database that is away.
    const message = error instanceof Error ? error.message || error.name : String(error);
    console.error(message.split('\n', 1)[0]);
  }
}
