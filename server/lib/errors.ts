import type { ImagePurpose } from '@shared/constants';
import type { ErrorResponse } from '@shared/contracts/error';
import type { ErrorKey } from '@shared/error-messages';
import { errorText, shownParams, type ErrorMessage, type ErrorParams } from '@shared/error-text';
import { maxImageMegabytes } from '@shared/rules/images';

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
  params?: ErrorParams;
  fields?: Record<string, ErrorMessage>;
  retryAfter?: number;
  cause?: unknown;
}

/**
 * An expected error with a message for users. The part of `key` before a dot is the response's `code`. Other
 * errors are 500.
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

const codeOf = (key: ErrorKey): string => key.replace(/\..*/, '');

type Presented = Pick<AppError, 'key' | 'params' | 'fields'>;

/** The first field's message is the message. */
export function presentError(error: Presented): ErrorResponse {
  const { key, fields } = error;
  const shown = Object.values(fields ?? {})[0] ?? error;
  return {
    message: errorText(shown),
    code: codeOf(key),
    ...keyed(shown),
    ...(fields && presentFields(fields)),
  };
}

function presentFields(fields: Record<string, ErrorMessage>): Pick<ErrorResponse, 'fields' | 'fieldKeys'> {
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(entries.map(([path, field]) => [path, errorText(field)])),
    fieldKeys: Object.fromEntries(entries.map(([path, field]) => [path, keyed(field)])),
  };
}

function keyed(message: ErrorMessage) {
  const params = shownParams(message);
  return { key: message.key, ...(params && { params }) };
}

/** 401: no session, or an expired one. The message is exactly `Unauthorized`. */
export const unauthorized = () => new AppError('unauthorized', 'unauthorized');

export const wrongCredentials = (what: DetailOf<'wrong_credentials'>) =>
  new AppError('unauthorized', `wrong_credentials.${what}`);

export const forbidden = (why?: DetailOf<'forbidden'>, params: ErrorParams = {}) =>
  new AppError('forbidden', why === undefined ? 'forbidden' : `forbidden.${why}`, { params });

export const noFamily = () => new AppError('forbidden', 'no_family');

export type Missing = DetailOf<'not_found'>;

export const notFound = (what: Missing) => new AppError('not_found', `not_found.${what}`);

/** 409: the record's state forbids it. */
export const conflict = (key: ErrorKey, params?: ErrorParams) =>
  new AppError('conflict', key, params && { params });

export const invalid = (field: string, key: ErrorKey, params: ErrorParams = {}) =>
  new AppError('validation', 'validation', { fields: { [field]: { key, params } } });

export const invalidImage = (
  kind: 'too_large' | 'unsupported_type',
  purpose: ImagePurpose,
  cause?: unknown,
) =>
  new AppError(kind, `${kind}.image`, {
    params: { megabytes: maxImageMegabytes(purpose) },
    cause,
  });

export type Overloaded = DetailOf<'unavailable'>;

/** 503: the database or store is down or too busy. */
export const unavailable = (why?: Overloaded, cause?: unknown) =>
  new AppError('unavailable', why === undefined ? 'unavailable' : `unavailable.${why}`, {
    retryAfter: 5,
    cause,
  });

/** 503: too many requests. Clients retry after 2 to 6 seconds to spread the load. */
export const overloaded = () =>
  new AppError('unavailable', 'overloaded', { retryAfter: 2 + Math.floor(Math.random() * 5) });

export function rateLimited(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', 'rate_limited', { params: { seconds }, retryAfter: seconds });
}
