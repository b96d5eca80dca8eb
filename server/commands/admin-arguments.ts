import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD_MIN, LIMITS } from '@shared/constants';

export class CommandError extends Error {}

export interface Command {
  action: 'set' | 'remove' | 'reset-link' | 'allow-passwords';
  username: string;
}

const RESET_LINK = 'reset-link';
const USAGE =
  'Usage: npm run admin -- [--remove] <username>, npm run admin -- reset-link <username of a parent>, or npm run admin -- --allow-passwords';

/** Throws CommandError for unknown arguments. */
export function readArguments(args: string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        remove: { type: 'boolean', default: false },
        'allow-passwords': { type: 'boolean', default: false },
      },
    });
    const [first, second, ...others] = positionals;
    if (values['allow-passwords']) {
      if (first === undefined && !values.remove) return { action: 'allow-passwords', username: '' };
      throw new CommandError(USAGE);
    }
    if (first !== undefined && second === undefined) {
      return { action: values.remove ? 'remove' : 'set', username: checkUsername(first) };
    }
    if (first === RESET_LINK && second !== undefined && others.length === 0 && !values.remove) {
      return { action: RESET_LINK, username: checkUsername(second) };
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
  }
  throw new CommandError(USAGE);
}

function checkUsername(username: string): string {
  if (!/^[A-Za-z0-9._@-]{3,64}$/.test(username)) {
    throw new CommandError('A username must be 3 to 64 letters, digits or . _ - @');
  }
  return username;
}

export function checkPassword(password: string): string {
  const { length } = password;
  if (length < ADMIN_PASSWORD_MIN || length > LIMITS.password) {
    throw new CommandError(
      `An admin's password must be ${ADMIN_PASSWORD_MIN} to ${LIMITS.password} characters`,
    );
  }
  return password;
}
