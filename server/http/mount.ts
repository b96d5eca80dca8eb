import type { Request, RequestHandler, Response, Router } from 'express';
import type { RouteParameters } from 'express-serve-static-core';
import type { z } from 'zod';
import type { Endpoint } from '@shared/api/endpoint';
import type { IdempotencyKey, IdempotencySubject } from '../db/idempotency';
import {
  personOf,
  type AdminActor,
  type BoardActor,
  type KidActor,
  type ParentActor,
  type ParentWithoutFamily,
  type SignedInActor,
} from '../lib/actor';
import { idempotencyKeyOf } from './idempotency-key';
import { requireCaller } from './require-role';
import { sendJson } from './send-json';
import { jsonBody, parse, recordId } from './validate';

interface ActorByCaller {
  anyone: SignedInActor | null;
  owner: ParentActor;
  parent: ParentActor;
  helper: ParentActor;
  without_family: ParentWithoutFamily;
  kid: KidActor;
  admin: AdminActor;
  board: BoardActor;
}
type Parsed<E, Part extends string> = E extends { [K in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type SuccessBody<E extends Endpoint> = E['responses'] extends
  { 200: { body: infer Schema extends z.ZodType } } | { 201: { body: infer Schema extends z.ZodType } }
  ? z.input<Schema>
  : void;
type KeyMaker = (subject: IdempotencySubject) => IdempotencyKey | null;

export interface Call<E extends Endpoint> {
  actor: ActorByCaller[E['callers'][number]];
  params: RouteParameters<E['path']>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  idempotencyKey: E extends { requestHeaders: { 'Idempotency-Key': string } } ? KeyMaker : never;
  req: Request;
  res: Response;
}

/**
 * Serves `endpoint` with the value that `handle` returns. `before` runs after the role check and before
 * validation.
 */
export function mount<E extends Endpoint>(
  router: Router,
  endpoint: E,
  handle: (call: Call<E>) => SuccessBody<E> | Promise<SuccessBody<E>>,
  ...before: RequestHandler[]
): void {
  const status = Number(Object.keys(endpoint.responses)[0]);
  const hasBody = endpoint.responses[status]?.body !== undefined;
  mountRaw(
    router,
    endpoint,
    async (call) => {
      const answer = await handle(call);
      call.res.status(status);
      if (hasBody) await sendJson(call.res, answer);
      else call.res.end();
    },
    ...before,
  );
}

/** Like `mount`, for a handler that sends its own response. */
export function mountRaw<E extends Endpoint>(
  router: Router,
  endpoint: E,
  send: (call: Call<E>) => void | Promise<void>,
  ...before: RequestHandler[]
): void {
  const { method, bodyMediaType } = endpoint;
  const path = endpoint.path.replace(/^\/(?:api|objects)/, '');
  if (method !== 'GET' && bodyMediaType === undefined) before.unshift(jsonBody);
  const add = router[METHODS[method]].bind(router);
  add(path, requireCaller(endpoint), ...before, (req, res) => send(callOf(endpoint, req, res)));
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function callOf<E extends Endpoint>(endpoint: E, req: Request, res: Response): Call<E> {
  const params: Record<string, string | string[]> = { ...req.params };
  for (const [name, record] of Object.entries(endpoint.ids ?? {}))
    params[name] = recordId(params[name], record);
  const query = endpoint.query && parse(endpoint.query, req.query);
  const body = endpoint.body && parse(endpoint.body, req.body);
  const route = `${endpoint.method} ${endpoint.path} ${req.actor ? personOf(req.actor) : ''}`;
  const idempotencyKey = (subject: IdempotencySubject) => idempotencyKeyOf(req, subject, route);
  // The declaration was just checked.
  return { actor: req.actor, params, query, body, idempotencyKey, req, res } as unknown as Call<E>;
}
