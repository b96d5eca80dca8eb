/** The faults a request can meet and the status each answers with (contract, "Errors"). */
const STATUS = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorKind = keyof typeof STATUS;

interface Details {
  /** A more exact code than the kind, such as `not_enough_stars`. */
  code?: string;
  /** Each fault of a body, query or path by its path. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected fault: its message may be shown to a person, its code is stable. Anything else that is thrown is a 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.status = STATUS[kind];
    this.code = details.code ?? kind;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** 401: no session, or one that has ended. The message is exactly `Unauthorized` (contract). */
export const unauthorized = () => new AppError('unauthorized', 'Unauthorized');

/** 401: wrong credentials; never says `Unauthorized`, which the client takes for an ended session. */
export const wrongCredentials = (message: string) =>
  new AppError('unauthorized', message, { code: 'wrong_credentials' });

/** 403: signed in, but this role may not do this. */
export const forbidden = (message = 'You are not allowed to do this.') => new AppError('forbidden', message);

/** 403: a call about a family, of a grown-up who belongs to none. */
export const noFamily = () =>
  new AppError('forbidden', 'You do not belong to a family.', { code: 'no_family' });

/** 404: no such record for this person; another family's record answers the same. */
export const notFound = (what: string) => new AppError('not_found', `${what} not found`);

/** 409: the record's state forbids it. */
export const conflict = (code: string, message: string) => new AppError('conflict', message, { code });

/** 400 for one field. */
export const invalid = (field: string, message: string) =>
  new AppError('validation', message, { fields: { [field]: message } });

/** 503: the database or store is away, or there is too much to do just now. */
export const unavailable = (
  message = 'Starnest is taking a short break. Please try again in a moment.',
  cause?: unknown,
) => new AppError('unavailable', message, { retryAfter: 5, cause });

/** 429 with the wait in words; `waitMs` counts from now. */
export function rateLimited(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', `Too many tries. Please wait ${inWords(seconds)} and try again.`, {
    retryAfter: seconds,
  });
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
