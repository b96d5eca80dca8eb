import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The file of a program of the system, such as nginx; null where it is not installed. */
export function findProgram(name: string): string | null {
  return PLACES.map((place) => join(place, name)).find((file) => existsSync(file)) ?? null;
}

/** What a test's name ends on when it needs a program: nothing, or that it is left out. */
export const unlessInstalled = (name: string): string =>
  findProgram(name) === null ? `, left out: ${name} is not installed` : '';
