import { noteAnswer, noteFailure } from './connection';
import type { ErrorTranslation } from './error-text';
import { locale } from './locale';
import { noteBuild } from './new-build';
import { askForProof } from './proof-request';
import { noteServerTime } from './server-clock';

/** An object of JSON that comes from outside and so is not trusted; empty when it is none. */
function readObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    return { ...(parsed as object | null) };
  } catch {
    return {};
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Any non-2xx answer. `message` is for logs and tests (`404: {…}`); people are shown `display`. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code of the fault, such as `not_enough_stars`. */
  readonly code: string | undefined;
  /** Message by path of the field that was refused. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the server says to a person, in the language of this page; undefined if it said nothing. */
  readonly display: string | undefined;
  /** Seconds until another try makes sense, where the server said so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    statusText: string,
    body: string,
    { retryAfter = null, said }: { retryAfter?: string | null; said?: ErrorTranslation | undefined } = {},
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const { message, code, fields } = readObject(body);
    this.code = textIn(code);
    this.display = said?.display ?? textIn(message);
    this.fields = Object.fromEntries(
      Object.entries({ ...(fields as object | undefined) }).map(([path, text]) => [
        path,
        said?.fields[path] ?? String(text),
      ]),
    );
    this.retryAfter = readRetryAfter(retryAfter);
  }
}

/** The error that a non-2xx response stands for. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { headers } = response;
  const detail = headers.get('Error-Detail');
  return new ApiError(response.status, response.statusText, await response.text(), {
    retryAfter: headers.get('Retry-After'),
    said: detail === null ? undefined : await translate(detail),
  });
}

/** What the header `Error-Detail` says in the language of this page. English is in the body; where the words do not load, it is better than none. */
async function translate(detail: string): Promise<ErrorTranslation | undefined> {
  if (locale === 'en') return undefined;
  try {
    const { loadErrors, translationOf } = await import('./error-text');
    await loadErrors();
    return translationOf(readObject(detail));
  } catch {
    return undefined;
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

/** The call needed a fresh proof and the person cancelled the dialog. */
export const wasProofRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'proof_needed';

/** Errors that need no message: the session has ended, or the person cancelled the proof. */
export const needsNoMessage = (error: unknown): boolean => isUnauthorized(error) || wasProofRefused(error);

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

/**
 * Sends a call. Returns its answer, which is a good one or 304; throws ApiError for every other. A call that needs a fresh proof
 * asks the person for one and is sent again.
 */
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
  noteServerTime(response.headers.get('Date'));
  noteBuild(response);
  if (response.ok || (response.status === 304 && options.etag !== undefined)) return response;
  const error = await errorOf(response);
  if (wasProofRefused(error) && (await askForProof())) return send(method, path, body, options);
  throw error;
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
export async function getIfChanged<Answer extends object>(
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
