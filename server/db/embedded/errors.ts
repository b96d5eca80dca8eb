export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

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

export class PostgresVersionError extends EmbeddedPostgresError {
  override name = 'PostgresVersionError';

  constructor(dataDir: string, ofData: string, ofBinaries: string) {
    super(
      `The data in ${dataDir} were written by PostgreSQL ${ofData}, but PostgreSQL ${ofBinaries} is installed. ` +
        'Use the version of Starnest that wrote them to dump the data, or start with another DATA_DIR.',
    );
  }
}

export function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => line !== '') ?? 'no output';
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
