import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD_MIN, LIMITS } from '@shared/constants';

/** An error that the person at the terminal can fix; the message is one line. */
export class CommandError extends Error {}

/** Reads the arguments: one username, and `--remove` to remove that admin. Throws CommandError for anything else. */
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
  throw new CommandError('Usage: npm run admin -- [--remove] <username>');
}

/** Throws CommandError for an invalid username. */
function checkUsername(username: string): string {
  if (!/^[A-Za-z0-9._@-]{3,64}$/.test(username)) {
    throw new CommandError('A username must be 3 to 64 letters, digits or . _ - @');
  }
  return username;
}

/** Throws CommandError for a password that is too short or too long. */
export function checkPassword(password: string): string {
  const { length } = password;
  if (length < ADMIN_PASSWORD_MIN || length > LIMITS.password) {
    throw new CommandError(
      `An admin's password must be ${ADMIN_PASSWORD_MIN} to ${LIMITS.password} characters`,
    );
  }
  return password;
}
