import { isDeepStrictEqual } from 'node:util';
import { conflict } from './errors';

/** Throws 409 `changed_meanwhile` if `record` differs from the values that the caller last read. */
export function requireExpected(record: object, expected: Readonly<Record<string, unknown>> = {}): void {
  const now = new Map<string, unknown>(Object.entries(record));
  const isOther = ([field, value]: [string, unknown]) => !isDeepStrictEqual(now.get(field), value);
  if (Object.entries(expected).some(isOther)) throw conflict('changed_meanwhile');
}
