/** Classifies errors of queries, whichever layer wrapped the driver's error. */

interface DriverError {
  code?: string | undefined;
  constraint?: string | undefined;
  syscall?: string | undefined;
  message: string;
}

function driverErrors(error: unknown): DriverError[] {
  const found: DriverError[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint, syscall } = current as Error & Record<keyof DriverError, unknown>;
    found.push({
      message: current.message,
      code: typeof code === 'string' ? code : undefined,
      constraint: typeof constraint === 'string' ? constraint : undefined,
      syscall: typeof syscall === 'string' ? syscall : undefined,
    });
  }
  return found;
}

/** True when `error` is the violation of the unique constraint or index `name`. */
export function violatesUnique(error: unknown, name: string): boolean {
  return driverErrors(error).some(({ code, constraint }) => code === '23505' && constraint === name);
}

// Parent records that people delete while others use them. Chores and rewards, for one, are archived.
const DELETABLE_PARENT =
  /_(?:kid|membership|maker|webhook)_fkey$|_(?:families|kids|users|sessions|family_devices)_id_fk$/;

/** The foreign key that failed because its parent was deleted concurrently: a kid, a family, an account. */
export function keyOfDeletedParent(error: unknown): string | undefined {
  return driverErrors(error).find(
    ({ code, constraint }) =>
      code === '23503' && constraint !== undefined && DELETABLE_PARENT.test(constraint),
  )?.constraint;
}

/** True when PostgreSQL aborted the transaction because of a concurrent one, so that a retry may succeed at once. */
export function isWriteConflict(error: unknown): boolean {
  return driverErrors(error).some(({ code }) => code === '40P01' || code === '40001');
}

// Connection refused or reset; class 08; too many connections; shutdown and start-up; disk full; the time limits of client.ts; deadlock.
const AWAY =
  /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0|57014|55P03|25P03|40P01|40001)/;
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** True when the database was away or too busy, so the same request may succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, syscall, message }) =>
      (code !== undefined && AWAY.test(code)) ||
      // The socket file of an embedded PostgreSQL that is not running. Other missing files are errors of ours.
      (code === 'ENOENT' && syscall === 'connect') ||
      AWAY_MESSAGE.test(message),
  );
}
