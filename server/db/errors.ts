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

export function violatesUnique(error: unknown, name: string): boolean {
  return driverErrors(error).some(({ code, constraint }) => code === '23505' && constraint === name);
}

// Other parents, such as chores and rewards, are only archived.
const DELETABLE_PARENT =
  /_(?:kid|membership|maker|webhook)_fkey$|_(?:families|kids|users|sessions|family_devices)_id_fk$/;

export function keyOfDeletedParent(error: unknown): string | undefined {
  return driverErrors(error).find(
    ({ code, constraint }) =>
      code === '23503' && constraint !== undefined && DELETABLE_PARENT.test(constraint),
  )?.constraint;
}

/** Whether an immediate retry may succeed. */
export function isWriteConflict(error: unknown): boolean {
  return driverErrors(error).some(({ code }) => code === '40P01' || code === '40001');
}

// Connection refused or reset, class 08, too many connections, shutdown and startup, disk full, time limits,
// deadlock.
const AWAY =
  /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0|57014|55P03|25P03|40P01|40001)/;
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** Whether a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, syscall, message }) =>
      (code !== undefined && AWAY.test(code)) ||
      // The socket of a stopped embedded PostgreSQL. Other missing files are our own errors.
      (code === 'ENOENT' && syscall === 'connect') ||
      AWAY_MESSAGE.test(message),
  );
}
