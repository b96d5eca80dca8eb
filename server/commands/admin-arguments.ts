import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD_MIN, LIMITS } from '@shared/constants';

/** What the person at the terminal can mend; the message is one line. */
export class CommandError extends Error {}

/** What is asked for: one username, to be set or, with `--remove`, to be removed. Throws CommandError for anything else. */
export function readArguments(args: string[]): { username: string; remove: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { remove: { type: 'boolean', default: false } },
    });
    const [username, ...others] = positionals;
    if (username !== undefined && others.length === 0) {
      return { username: checkUsername(username), remove: values.remove };
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
  }
  throw new CommandError('Say which admin: npm run admin -- [--remove] <username>');
}

/** Throws CommandError for a text that is no username. */
function checkUsername(username: string): string {
  if (!/^[A-Za-z0-9._@-]{3,64}$/.test(username)) {
    throw new CommandError('A username has 3 to 64 letters, digits and . _ - @');
  }
  return username;
}

/** Throws CommandError for a password that an admin may not have. */
export function checkPassword(password: string): string {
  const { length } = password;
  if (length < ADMIN_PASSWORD_MIN || length > LIMITS.password) {
    throw new CommandError(`An admin's password has ${ADMIN_PASSWORD_MIN} to ${LIMITS.password} characters`);
  }
  return password;
}
