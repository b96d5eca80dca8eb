/** Why the embedded PostgreSQL did not start; `message` is one line, fit to be shown to whoever ran the command. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another process runs on the same data. */
export class DataDirInUseError extends EmbeddedPostgresError {
  override name = 'DataDirInUseError';
  readonly dataDir: string;
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `Starnest is already running on this data (${dataDir}, process ${pid}). ` +
        'Stop it, or start this one with another DATA_DIR.',
    );
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

/** The data were written by another major version of PostgreSQL than the one that is installed. */
export class PostgresVersionError extends EmbeddedPostgresError {
  override name = 'PostgresVersionError';

  constructor(dataDir: string, ofData: string, ofBinaries: string) {
    super(
      `The data in ${dataDir} were written by PostgreSQL ${ofData}, but PostgreSQL ${ofBinaries} is installed. ` +
        'Start the Starnest that wrote them and move them over with a dump, or start with another DATA_DIR.',
    );
  }
}

/** One line out of whatever a child process printed, for the end of a message. */
export function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line !== '') ?? 'it said nothing';
}

/** The `code` of a Node system error (`ENOENT` …), or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
