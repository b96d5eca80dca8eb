import type { RequestHandler } from 'express';
import type { Actor, ActorType } from '../lib/actor';
import { AppError, unauthorized } from '../lib/errors';

export type Policy = ActorType | 'anyone';

/** A request handler that knows whom it lets through. */
export type RoleCheck = RequestHandler & { readonly roles: readonly Policy[] };

/** 403: signed in, but the role may not make this call. `call` is its method and the route's path, without any id. */
export class RoleRefusedError extends AppError {
  readonly actor: Actor;
  readonly call: string;

  constructor(actor: Actor, call: string) {
    super('forbidden', 'forbidden');
    this.actor = actor;
    this.call = call;
  }
}

/**
 * Lets only `roles` call a route, before anything else looks at the request; `anyone` needs no session. Without a session
 * the response is 401, for another role 403, whether or not the record exists.
 */
export function allow(...roles: [Policy, ...Policy[]]): RoleCheck {
  const check: RequestHandler = (req, _res, next) => {
    if (roles.includes('anyone')) return next();
    if (!req.currentSession) return next(unauthorized());
    const { actor } = req.currentSession;
    if (roles.includes(actor.type)) return next();
    // Express types it as `any`.
    const { route } = req as { route?: { path?: string | RegExp } };
    return next(new RoleRefusedError(actor, `${req.method} ${req.baseUrl}${String(route?.path ?? '')}`));
  };
  return Object.assign(check, { roles });
}
