import { noteAnswer, noteFailure } from './connection';
import type { ErrorTranslation } from './error-text';
import { locale } from '@/lib/i18n/locale';
import { noteBuild } from './new-build';
import { askForProof } from './proof-request';
import { noteServerTime } from './server-clock';

/** Returns an empty object for invalid JSON. */
function readObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    return { ...(parsed as object | null) };
  } catch {
    return {};
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** `message` is for logs and tests (`404: {…}`), `display` is for users. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly display: string | undefined;
  /** The server's delay for a retry (429, 503). */
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

export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const body = await response.text();
  return new ApiError(status, statusText, body, {
    retryAfter: headers.get('Retry-After'),
    said: await translate(body),
  });
}

async function translate(body: string): Promise<ErrorTranslation | undefined> {
  if (locale === 'en') return undefined;
  try {
    const { translationOf } = await import('./error-text');
    return translationOf(readObject(body));
  } catch {
    return undefined;
  }
}

/** Our server never sends the date form. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** Wrong credentials are also a 401, but without that word. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.message.includes('Unauthorized');
}

/** Whether the user canceled the proof dialog. */
export const wasProofRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'proof_needed';

export const needsNoMessage = (error: unknown): boolean => isUnauthorized(error) || wasProofRefused(error);

/** Returns the server's text, or `fallback`. */
export function displayOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.display : undefined) ?? fallback;
}

interface Options {
  signal?: AbortSignal | undefined;
  /** A repeated key gets the first response, and the work runs once. */
  idempotencyKey?: string;
}

interface Sent extends Options {
  /** The server responds with 304 if this version is current. */
  etag?: string | undefined;
}

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

// A tag is freed with its response.
const etags = new WeakMap<object, string>();

/** Returns the object `before` if the server confirms that it is current (docs/decisions/0091). */
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

/** Returns null for 401, for reads that are allowed when signed out. */
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
