import type { RequestHandler } from 'express';
import type { Caller } from '@shared/api/endpoint';
import { TOKEN_CALLS } from '@shared/api/token-calls';
import type { TokenScope } from '@shared/program-constants';
import type { ErrorKey } from '@shared/error-messages';
import type { Actor } from '../lib/actor';
import { AppError, noFamily, unauthorized } from '../lib/errors';

/** A request handler with its allowed roles. */
export type RoleCheck = RequestHandler & { readonly roles: readonly Caller[] };

/** 403 for a role or access token that may not make this call. `call` is its method and route pattern. */
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
 * Allows only `roles` to call a route, checked before anything else. `anyone` needs no session. An access
 * token is limited to its list of calls, even for `anyone`. Throws 401 without a session, 403 for another
 * role whether or not the record exists, and `no_family` for an adult without a family who would be allowed
 * with one.
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

/** Like `allow`, for calls about the user. Kids' sessions get 401. */
export function allowUser(...roles: [Caller, ...Caller[]]): RoleCheck {
  const check = allow(...roles);
  const forUsers: RequestHandler = (req, res, next) =>
    req.actor?.type === 'kid' ? next(unauthorized()) : check(req, res, next);
  return Object.assign(forUsers, { roles });
}

/** Returns why a token of this scope may not make the call, if so (shared/api/token-calls.ts). */
function refusalOf(scope: TokenScope, method: string, path: string) {
  const served = method === 'HEAD' ? 'GET' : method;
  if (!TOKEN_CALLS.has(`${served} ${path}`)) return 'forbidden.token';
  return scope === 'read' && served !== 'GET' ? 'forbidden.token_reads' : null;
}

const MEMBERS: readonly Caller[] = ['owner', 'parent', 'helper'];

function rolesOf(actor: Actor): readonly Caller[] {
  if (actor.type !== 'parent') return [actor.type];
  if (actor.familyId === null) return ['without_family'];
  return actor.role === 'owner' ? ['owner', 'parent'] : [actor.role];
}
