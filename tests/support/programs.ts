import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

export function findProgram(name: string): string | null {
  return PLACES.map((place) => join(place, name)).find((file) => existsSync(file)) ?? null;
}

export const unlessInstalled = (name: string): string =>
  findProgram(name) === null ? `, left out: ${name} is not installed` : '';
