import { preparedOn, type Db, type Executor } from './client';

/**
 * Builds a frequent query once per connection, because building costs twice as much as running. `build` names
 * the statement.
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
