import { preparedOn, type Db, type Executor } from './client';

/**
 * A query that is built once a connection and from then on only bound and run, for hot reads and writes: it saves the
 * builder's work on every call. `build` names the statement itself. Inside a transaction it runs on its connection.
 */
export function prepared<T extends object>(build: (db: Db) => T): (executor: Executor) => T {
  const statements = new WeakMap<Db, T>();
  return (executor) => {
    const db = preparedOn(executor);
    const existing = statements.get(db);
    if (existing) return existing;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
