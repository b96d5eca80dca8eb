import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

const BATCH = { minLength: 4096, periodicFlush: 100, sync: false };

// One per process, because each has a permanent timer.
const output = pino.destination(BATCH);

/** Logs JSON lines within 100 ms. Lines contain ids, never names, messages, patterns or passwords. */
export function createLogger(level: string, destination: DestinationStream = output): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack?: string;
  cause?: DescribedError;
}

/**
 * Query parameters and PostgreSQL's details may contain a child's name, so only the statement, code and stack
 * remain.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code, constraint, severity, query } = error as Error & Record<string, unknown>;
  const described: DescribedError = { type: error.name, message: error.message };
  if (typeof query === 'string') described.message = `failed query: ${query}`;
  else if (severity !== undefined) described.message = 'database error';
  if (code !== undefined) described.code = code;
  if (constraint !== undefined) described.constraint = constraint;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  if (frames && frames.length > 0) described.stack = frames.join('\n');
  if (error.cause !== undefined) described.cause = describeError(error.cause);
  return described;
}
