import type { z } from 'zod';
import type { ErrorKey } from '../error-messages';
import type { ApiErrorCode } from './errors';

/**
 * The roles that may call an endpoint, or anyone, signed in or not. `parent` includes the owner, and `without_family`
 * is an adult without a family.
 */
export type Caller = 'anyone' | 'owner' | 'parent' | 'helper' | 'without_family' | 'kid' | 'admin';

/** A successful response: JSON that fits `body`, or bytes of one of `mediaTypes`, or no body at all. */
export interface EndpointResponse {
  description: string;
  body?: z.ZodType;
  mediaTypes?: readonly string[];
  /** Request headers, with a description. */
  headers?: Readonly<Record<string, string>>;
}

/** Kind of record that a 404 names. */
export type RecordKind =
  Extract<ErrorKey, `not_found.${string}`> extends `not_found.${infer Kind}` ? Kind : never;

/** One call of the HTTP API: the server's routes, the reference and the checks in tests all follow this declaration. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in Express style, such as `/api/kids/:id`. */
  path: `/${string}`;
  callers: readonly [Caller, ...Caller[]];
  /** The change that needs a fresh proof (docs/security.md); without one: 403 `proof_needed`. */
  proof?: string;
  /** One sentence, in the imperative, without a full stop. */
  summary: string;
  /** Notes beyond the summary. */
  notes?: string;
  /** Record ids in the path by parameter, with the kind of record. An unknown id gets 404. */
  ids?: Readonly<Record<string, RecordKind>>;
  query?: z.ZodType;
  /** Request headers in addition to the cookie and the content type, with a description. */
  requestHeaders?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** For bodies that are not JSON. */
  bodyMediaType?: string;
  responses: Readonly<Record<number, EndpointResponse>>;
  /** Errors beyond `COMMON_ERRORS`. */
  errors?: readonly ApiErrorCode[];
}

/** A section of the reference. */
export interface EndpointGroup {
  title: string;
  endpoints: readonly Endpoint[];
}

/** Keeps the exact type of each declaration, which `mount` reads. */
export const defineEndpoints = <const E extends Readonly<Record<string, Endpoint>>>(endpoints: E): E =>
  endpoints;

/** The errors that an endpoint has beyond `COMMON_ERRORS`. */
export const ownErrors = ({ proof, errors = [] }: Endpoint): readonly ApiErrorCode[] =>
  proof === undefined ? errors : ['proof_needed', ...errors];

/** Responses with status 200 and a JSON body. */
export const ok = <B extends z.ZodType>(body: B, description = 'OK') => ({ 200: { description, body } });

/** Responses with status 201 and the new record. */
export const created = <B extends z.ZodType>(body: B) => ({ 201: { description: 'Created', body } });

/** Responses with status 204. */
export const noContent = { 204: { description: 'Done; no body.' } };
