import { noteAnswer, noteFailure } from './connection';
import { noteBuild } from './new-build';

/** What the server says when it refuses: `{ message, code, fields }`, read from outside and so not trusted. */
interface Refusal {
  message?: string | undefined;
  code?: string | undefined;
  fields: Readonly<Record<string, string>>;
}

function readRefusal(body: string): Refusal {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { fields: {} };
  }
  if (typeof parsed !== 'object' || parsed === null) return { fields: {} };
  const parts = new Map<string, unknown>(Object.entries(parsed));
  const message = parts.get('message');
  const code = parts.get('code');
  const fields = parts.get('fields');
  return {
    message: typeof message === 'string' ? message : undefined,
    code: typeof code === 'string' ? code : undefined,
    fields:
      typeof fields === 'object' && fields !== null
        ? Object.fromEntries(
            Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
          )
        : {},
  };
}

/** Any non-2xx answer. `message` is for logs and tests (`404: {…}`); people are shown `display`. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code of the fault, such as `not_enough_stars`. */
  readonly code: string | undefined;
  /** Message by path of the field that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own words for a person, if it had any. */
  readonly display: string | undefined;
  /** Seconds until another try makes sense, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const refusal = readRefusal(body);
    this.code = refusal.code;
    this.fields = refusal.fields;
    this.display = refusal.message;
    this.retryAfter = retryAfter;
  }
}

/** Seconds of a `Retry-After`; our server never sends the form that is a date. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** The session is gone (wrong credentials are a 401 too, but never say that word). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.message.includes('Unauthorized');
}

/** The sentence to show for any error: the server's own, or `fallback` for a network that went away and the like. */
export function displayOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.display : undefined) ?? fallback;
}

interface Options {
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`: the same key again gets the first answer again, and nothing is done twice. */
  idempotencyKey?: string;
}

interface Sent extends Options {
  /** What the answer may still be: then the server says so with 304 instead of sending it again. */
  etag?: string | undefined;
}

/** Sends a call. Returns its answer, which is a good one or 304; throws ApiError for every other. */
async function send(method: string, path: string, body: unknown, options: Sent): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.etag !== undefined) headers.set('If-None-Match', options.etag);
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  }).catch((error: unknown) => {
    noteFailure(error);
    throw error;
  });
  noteAnswer();
  noteBuild(response);
  if (response.ok || (response.status === 304 && options.etag !== undefined)) return response;
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
  throw new ApiError(response.status, response.statusText, await response.text(), retryAfter);
}

/**
 * The response's body as `Answer`: a cast, and the only one. The contract's tests hold the server to its schemas; the
 * client takes their types as given and ships no validator. Throws SyntaxError for what is not JSON.
 */
export async function readBody<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

async function request<Answer>(
  method: string,
  path: string,
  body: unknown,
  options: Options,
): Promise<Answer> {
  return readBody<Answer>(await send(method, path, body, options));
}

// With the answers they belong to, so that they are gone when those are.
const etags = new WeakMap<object, string>();

/**
 * As `get`, for what is asked for again and again: with the answer `before` the server is told which one is known, and
 * if that is still right, `before` itself comes back (docs/decisions/0091).
 */
export async function getAgain<Answer extends object>(
  path: string,
  before: Answer | undefined,
  options: Options = {},
): Promise<Answer> {
  const response = await send('GET', path, undefined, { ...options, etag: before && etags.get(before) });
  if (response.status === 304 && before) return before;
  const answer = await readBody<Answer>(response);
  const etag = response.headers.get('ETag');
  if (etag !== null) etags.set(answer, etag);
  return answer;
}

export function get<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return request('GET', path, undefined, options);
}

/** A read for which being signed out is an answer: 401 gives `null`. */
export async function getOrNull<Answer>(path: string, options: Options = {}): Promise<Answer | null> {
  try {
    return await get<Answer>(path, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function post<Answer = void>(
  path: string,
  body: unknown = {},
  options: Options = {},
): Promise<Answer> {
  return request('POST', path, body, options);
}

export function put<Answer = void>(path: string, body: unknown = {}, options: Options = {}): Promise<Answer> {
  return request('PUT', path, body, options);
}

export function del<Answer = void>(path: string, body?: unknown, options: Options = {}): Promise<Answer> {
  return request('DELETE', path, body, options);
}
