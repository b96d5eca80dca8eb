import { isDeepStrictEqual } from 'node:util';
import { conflict } from './errors';

/**
 * Makes sure that `record`, as its row is locked, still has the values that the caller last read (docs/decisions/0165). Throws
 * 409 `changed_meanwhile`; then the transaction must not commit.
 */
export function requireExpected(record: object, expected: Readonly<Record<string, unknown>> = {}): void {
  const now = new Map<string, unknown>(Object.entries(record));
  const isOther = ([field, value]: [string, unknown]) => !isDeepStrictEqual(now.get(field), value);
  if (Object.entries(expected).some(isOther)) throw conflict('changed_meanwhile');
}
