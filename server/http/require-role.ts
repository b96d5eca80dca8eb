import type { RequestHandler } from 'express';
import type { Caller } from '@shared/api/endpoint';
import type { Actor } from '../lib/actor';
import { AppError, noFamily, unauthorized } from '../lib/errors';

/** A request handler that knows whom it lets through. */
export type RoleCheck = RequestHandler & { readonly roles: readonly Caller[] };

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
 * the response is 401, for another role 403, whether or not the record exists; `no_family` for an adult without a family
 * whom a role in one would let through.
 */
export function allow(...roles: [Caller, ...Caller[]]): RoleCheck {
  const check: RequestHandler = (req, _res, next) => {
    if (roles.includes('anyone')) return next();
    if (!req.currentSession) return next(unauthorized());
    const { actor } = req.currentSession;
    if (rolesOf(actor).some((role) => roles.includes(role))) return next();
    if (actor.type === 'parent' && actor.familyId === null && MEMBERS.some((role) => roles.includes(role)))
      return next(noFamily());
    // Express types it as `any`.
    const { route } = req as { route?: { path?: string | RegExp } };
    return next(new RoleRefusedError(actor, `${req.method} ${req.baseUrl}${String(route?.path ?? '')}`));
  };
  return Object.assign(check, { roles });
}

/** Like `allow`, for calls about the signed-in user: a kid's session is no user's, and gets 401. */
export function allowUser(...roles: [Caller, ...Caller[]]): RoleCheck {
  const check = allow(...roles);
  const forUsers: RequestHandler = (req, res, next) =>
    req.currentSession?.actor.type === 'kid' ? next(unauthorized()) : check(req, res, next);
  return Object.assign(forUsers, { roles });
}

const MEMBERS: readonly Caller[] = ['owner', 'parent', 'helper'];

/** The roles that a person has. */
function rolesOf(actor: Actor): readonly Caller[] {
  if (actor.type !== 'parent') return [actor.type];
  if (actor.familyId === null) return ['without_family'];
  return actor.role === 'owner' ? ['owner', 'parent'] : [actor.role];
}
