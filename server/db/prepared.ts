import { preparedOn, type Db, type Executor } from './client';

/**
 * A query that is built once for each connection and then only bound and executed, for frequent reads and writes: building
 * it costs twice as much as running it. `build` names the statement. Inside a transaction it runs on its connection.
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
