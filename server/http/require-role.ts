import type { RequestHandler } from 'express';
import type { Caller } from '@shared/api/endpoint';
import { TOKEN_CALLS } from '@shared/api/token-calls';
import type { TokenScope } from '@shared/program-constants';
import type { ErrorKey } from '@shared/error-messages';
import type { Actor } from '../lib/actor';
import { AppError, noFamily, unauthorized } from '../lib/errors';

/** A request handler that knows whom it lets through. */
export type RoleCheck = RequestHandler & { readonly roles: readonly Caller[] };

/** 403: signed in, but the role, or the access token, may not make this call. `call` is its method and the route's path, without any id. */
export class RoleRefusedError extends AppError {
  readonly actor: Actor;
  readonly call: string;

  constructor(actor: Actor, call: string, key: Extract<ErrorKey, `forbidden${string}`> = 'forbidden') {
    super('forbidden', key);
    this.actor = actor;
    this.call = call;
  }
}

/**
 * Lets only `roles` call a route, before anything else looks at the request; `anyone` needs no session. An access
 * token opens the calls of its list alone, also among those for anyone. Without a session the response is 401, for another role 403, whether or not the record exists; `no_family` for an adult without a family
 * whom a role in one would let through.
 */
export function allow(...roles: [Caller, ...Caller[]]): RoleCheck {
  const check: RequestHandler = (req, _res, next) => {
    const { actor, token } = req;
    // Express types it as `any`.
    const { route } = req as { route?: { path?: string | RegExp } };
    const path = `${req.baseUrl}${String(route?.path ?? '')}`;
    const refused = token && refusalOf(token.scope, req.method, path);
    if (token && refused) return next(new RoleRefusedError(token.actor, `${req.method} ${path}`, refused));
    if (roles.includes('anyone')) return next();
    if (!actor) return next(unauthorized());
    if (rolesOf(actor).some((role) => roles.includes(role))) return next();
    if (actor.type === 'parent' && actor.familyId === null && MEMBERS.some((role) => roles.includes(role)))
      return next(noFamily());
    return next(new RoleRefusedError(actor, `${req.method} ${path}`));
  };
  return Object.assign(check, { roles });
}

/** Like `allow`, for calls about the signed-in user: a kid's session is no user's, and gets 401. */
export function allowUser(...roles: [Caller, ...Caller[]]): RoleCheck {
  const check = allow(...roles);
  const forUsers: RequestHandler = (req, res, next) =>
    req.actor?.type === 'kid' ? next(unauthorized()) : check(req, res, next);
  return Object.assign(forUsers, { roles });
}

/** Why a token of this scope may not make the call, if it may not (shared/api/token-calls.ts). */
function refusalOf(scope: TokenScope, method: string, path: string) {
  const served = method === 'HEAD' ? 'GET' : method;
  if (!TOKEN_CALLS.has(`${served} ${path}`)) return 'forbidden.token';
  return scope === 'read' && served !== 'GET' ? 'forbidden.token_reads' : null;
}

const MEMBERS: readonly Caller[] = ['owner', 'parent', 'helper'];

/** The roles that a person has. */
function rolesOf(actor: Actor): readonly Caller[] {
  if (actor.type !== 'parent') return [actor.type];
  if (actor.familyId === null) return ['without_family'];
  return actor.role === 'owner' ? ['owner', 'parent'] : [actor.role];
}
