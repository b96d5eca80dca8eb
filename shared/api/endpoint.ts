import type { z } from 'zod';
import type { ErrorKey } from '../error-messages';
import type { ApiErrorCode } from './errors';

/** `parent` includes the owner. `board` only works under `/api/board`. */
export type Caller = 'anyone' | 'owner' | 'parent' | 'helper' | 'without_family' | 'kid' | 'admin' | 'board';

/** A body is JSON for `body`, or bytes of one of `mediaTypes`. */
export interface EndpointResponse {
  description: string;
  body?: z.ZodType;
  mediaTypes?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export type RecordKind =
  Extract<ErrorKey, `not_found.${string}`> extends `not_found.${infer Kind}` ? Kind : never;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path in Express style, such as `/api/kids/:id`. */
  path: `/${string}`;
  callers: readonly [Caller, ...Caller[]];
  /** Whether access tokens can call it. A read-only token can only call GET. */
  programs?: true;
  /** The change that requires a recent proof, else 403 `proof_needed`. */
  proof?: string;
  summary: string;
  notes?: string;
  /** Record ids by parameter. An unknown id gets 404. */
  ids?: Readonly<Record<string, RecordKind>>;
  query?: z.ZodType;
  /** Request headers other than the cookie and the content type. */
  requestHeaders?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  bodyMediaType?: string;
  responses: Readonly<Record<number, EndpointResponse>>;
  /** Proofs and idempotency keys add their own errors. */
  errors?: readonly ApiErrorCode[];
}

export interface EndpointGroup {
  title: string;
  endpoints: readonly Endpoint[];
}

/** Keeps each declaration's exact type. */
export const defineEndpoints = <const E extends Readonly<Record<string, Endpoint>>>(endpoints: E): E =>
  endpoints;

export const ownErrors = ({ proof, errors = [], requestHeaders = {} }: Endpoint): readonly ApiErrorCode[] => [
  ...(proof === undefined ? [] : ['proof_needed' as const]),
  ...errors,
  ...('Idempotency-Key' in requestHeaders ? (['in_progress', 'key_reused'] as const) : []),
];

export const ok = <B extends z.ZodType>(body: B, description = 'OK') => ({ 200: { description, body } });

export const created = <B extends z.ZodType>(body: B) => ({ 201: { description: 'Created', body } });

export const noContent = { 204: { description: 'Done; no body.' } };

export const nextCursor = { 'X-Next-Cursor': 'The `cursor` of the next page; absent on the last one.' };

export const idempotencyKey = {
  'Idempotency-Key':
    'Up to 200 characters. A repeated key within 24 hours returns the first response and does nothing again.',
};

export const EXPECTED_FIELDS =
  '`expected` contains the values that the caller last read. If one of them has changed, the response is 409 and nothing is saved.';
