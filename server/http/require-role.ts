import type { RequestHandler, Router } from 'express';
import type { Actor, ActorType } from '../lib/actor';
import { AppError, unauthorized } from '../lib/errors';

type Policy = ActorType | 'anyone';
const declared = new WeakMap<object, readonly Policy[]>();

/** 403: signed in, but the role may not make this call. `call` is its method and the route's path, without any id. */
export class RoleRefusedError extends AppError {
  readonly actor: Actor;
  readonly call: string;

  constructor(actor: Actor, call: string) {
    super('forbidden', 'You are not allowed to do this.');
    this.actor = actor;
    this.call = call;
  }
}

/**
 * Who may call a route; stands first in it. `anyone` needs no session. No session answers 401, another role 403 whatever
 * the record ("Details settled").
 */
export function allow(...roles: [Policy, ...Policy[]]): RequestHandler {
  const guard: RequestHandler = (req, _res, next) => {
    if (roles.includes('anyone')) return next();
    if (!req.live) return next(unauthorized());
    const { actor } = req.live;
    if (roles.includes(actor.type)) return next();
    // Express types it as anything.
    const { route } = req as { route?: { path?: string | RegExp } };
    return next(new RoleRefusedError(actor, `${req.method} ${req.baseUrl}${String(route?.path ?? '')}`));
  };
  declared.set(guard, roles);
  return guard;
}

export interface DeclaredRoute {
  method: string;
  path: string;
  roles: readonly Policy[];
}

/** Every route of `router` with its policy. Throws at the first route that does not begin with `allow(…)`. */
export function declaredRoutes(router: Router): DeclaredRoute[] {
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const [first] = route.stack;
    const roles = first && declared.get(first.handle);
    if (!roles) throw new Error(`${route.path}: the route does not declare who may call it`);
    return route.stack
      .filter((layer, index) => index === 0 || layer.method !== first.method)
      .map((layer) => ({ method: layer.method.toUpperCase(), path: route.path, roles }));
  });
}
