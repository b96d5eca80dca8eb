import type { Db } from './client';

/**
 * A query that is built once a database and from then on only bound and run, for the hot reads: it saves the builder's
 * work on every call. `build` names the statement itself.
 */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const existing = made.get(db);
    if (existing) return existing;
    const statement = build(db);
    made.set(db, statement);
    return statement;
  };
}
