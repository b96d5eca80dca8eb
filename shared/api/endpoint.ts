import type { z } from 'zod';
import type { ErrorKey } from '../error-messages';
import type { ApiErrorCode } from './errors';

/**
 * The roles that may call an endpoint, or anyone, signed in or not. `parent` includes the owner, and `without_family`
 * is an adult without a family. `board` is a family board; only paths under `/api/board` know it.
 */
export type Caller = 'anyone' | 'owner' | 'parent' | 'helper' | 'without_family' | 'kid' | 'admin' | 'board';

/** A successful response: JSON for `body`, bytes of one of `mediaTypes`, or no body. */
export interface EndpointResponse {
  description: string;
  body?: z.ZodType;
  mediaTypes?: readonly string[];
  /** Request headers, with a description. */
  headers?: Readonly<Record<string, string>>;
}

export type RecordKind =
  Extract<ErrorKey, `not_found.${string}`> extends `not_found.${infer Kind}` ? Kind : never;

/** An endpoint of the HTTP API. The server's routes, the reference and checks in tests follow it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in Express style, such as `/api/kids/:id`. */
  path: `/${string}`;
  callers: readonly [Caller, ...Caller[]];
  /** Whether programs can call it with a parent's access token. A read-only token can only call GET. */
  programs?: true;
  /** The change that requires a recent proof (docs/security.md), else 403 `proof_needed`. */
  proof?: string;
  summary: string;
  /** Notes beyond the summary. */
  notes?: string;
  /** Record ids in the path by parameter, with the kind of record. An unknown id gets 404. */
  ids?: Readonly<Record<string, RecordKind>>;
  query?: z.ZodType;
  /** Request headers in addition to the cookie and the content type, with a description. */
  requestHeaders?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  bodyMediaType?: string;
  responses: Readonly<Record<number, EndpointResponse>>;
  errors?: readonly ApiErrorCode[];
}

export interface EndpointGroup {
  title: string;
  endpoints: readonly Endpoint[];
}

/** Keeps each declaration's exact type, which `mount` reads. */
export const defineEndpoints = <const E extends Readonly<Record<string, Endpoint>>>(endpoints: E): E =>
  endpoints;

export const ownErrors = ({ proof, errors = [] }: Endpoint): readonly ApiErrorCode[] =>
  proof === undefined ? errors : ['proof_needed', ...errors];

export const ok = <B extends z.ZodType>(body: B, description = 'OK') => ({ 200: { description, body } });

export const created = <B extends z.ZodType>(body: B) => ({ 201: { description: 'Created', body } });

export const noContent = { 204: { description: 'Done; no body.' } };
