import type { ImagePurpose } from '@shared/constants';
import type { ErrorResponse } from '@shared/contracts/error';
import type { ErrorKey } from '@shared/error-messages';
import { errorText, shownParams, type ErrorMessage, type ErrorParams } from '@shared/error-text';
import { maxImageMegabytes } from '@shared/rules/images';

/** The kinds of error and the status of each (docs/api.md, "Errors"). */
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
type WithPrefix<Prefix extends string> = Extract<ErrorKey, `${Prefix}.${string}`>;
type DetailOf<Prefix extends string> =
  WithPrefix<Prefix> extends `${Prefix}.${infer Detail}` ? Detail : never;

interface Details {
  /** The values in the message. */
  params?: ErrorParams;
  /** What is wrong with each field of a body, query or path, by its path. */
  fields?: Record<string, ErrorMessage>;
  /** Seconds until another attempt makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * An expected error, whose message may be shown to a person. `key` is that of its message in the catalogue; what stands
 * before a dot in it is the response's `code`. Anything else that is thrown is a 500.
 */
export class AppError extends Error implements ErrorMessage {
  readonly status: number;
  readonly code: string;
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  readonly fields: Record<string, ErrorMessage> | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, key: ErrorKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.name = 'AppError';
    this.status = STATUS[kind];
    this.code = codeOf(key);
    this.key = key;
    this.params = details.params ?? {};
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** What stands before the dot in `key`. */
const codeOf = (key: ErrorKey): string => key.replace(/\..*/, '');

type Presented = Pick<AppError, 'key' | 'params' | 'fields'>;

/** What the response's message says. */
export const shownError = (error: Presented): ErrorMessage => Object.values(error.fields ?? {})[0] ?? error;

/** The body of the response to `error`: of wrong fields, the first one's message stands for all. */
export function presentError(error: Presented): ErrorResponse {
  const { key, fields } = error;
  const shown = shownError(error);
  const params = shownParams(shown);
  return {
    message: errorText(shown),
    code: codeOf(key),
    ...(params && { params }),
    ...(fields && { fields: textsOf(fields) }),
  };
}

function textsOf(fields: Record<string, ErrorMessage>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [path, field] of Object.entries(fields)) texts[path] = errorText(field);
  return texts;
}

/** 401: no session, or one that has ended. The message is exactly `Unauthorized`. */
export const unauthorized = () => new AppError('unauthorized', 'unauthorized');

/** 401: wrong credentials; never says `Unauthorized`, which the client takes for an ended session. */
export const wrongCredentials = (what: DetailOf<'wrong_credentials'>) =>
  new AppError('unauthorized', `wrong_credentials.${what}`);

/** 403: signed in, but this role may not do this. */
export const forbidden = (why?: DetailOf<'forbidden'>, params: ErrorParams = {}) =>
  new AppError('forbidden', why === undefined ? 'forbidden' : `forbidden.${why}`, { params });

/** 403: a call about a family, of a grown-up who belongs to none. */
export const noFamily = () => new AppError('forbidden', 'no_family');

/** What a 404 may be about. */
export type Missing = DetailOf<'not_found'>;

/** 404: no such record for this person; another family's record gets the same response. */
export const notFound = (what: Missing) => new AppError('not_found', `not_found.${what}`);

/** 409: the record's state forbids it. */
export const conflict = (key: ErrorKey, params?: ErrorParams) =>
  new AppError('conflict', key, params && { params });

/** 400 for one field. */
export const invalid = (field: string, key: ErrorKey, params: ErrorParams = {}) =>
  new AppError('validation', 'validation', { fields: { [field]: { key, params } } });

/** 413 or 415: what to choose instead of this image. */
export const wrongImage = (kind: 'too_large' | 'unsupported_type', purpose: ImagePurpose, cause?: unknown) =>
  new AppError(kind, `${kind}.image`, {
    params: { megabytes: maxImageMegabytes(purpose) },
    cause,
  });

/** Why the server can't do something just now, where the general message does not say it. */
export type Overloaded = DetailOf<'unavailable'>;

/** 503: the database or store is away, or there is too much to do just now. */
export const unavailable = (why?: Overloaded, cause?: unknown) =>
  new AppError('unavailable', why === undefined ? 'unavailable' : `unavailable.${why}`, {
    retryAfter: 5,
    cause,
  });

/** 503: more requests arrive than the server answers. Clients retry after 2 to 6 seconds, so that they come back at different times. */
export const overloaded = () =>
  new AppError('unavailable', 'overloaded', { retryAfter: 2 + Math.floor(Math.random() * 5) });

/** 429 with the wait in words; `waitMs` counts from now. */
export function rateLimited(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', 'rate_limited', { params: { seconds }, retryAfter: seconds });
}
