import type { RequestHandler } from 'express';
import type { Caller, Endpoint } from '@shared/api/endpoint';
import { TOKEN_CALLS } from '@shared/api/token-calls';
import type { ErrorKey } from '@shared/error-messages';
import type { TokenScope } from '@shared/program-constants';
import type { Actor } from '../lib/actor';
import { AppError, noFamily, unauthorized } from '../lib/errors';

/** 403: signed in, but the role, or the access token, may not make this call. `call` is its method and path, without any id. */
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
 * Lets only the endpoint's callers pass, before anything else looks at the request. Access tokens open only the calls of their
 * list, even among calls for anyone. Without a session the response is 401, for another role 403, whether or not the record
 * exists, and `no_family` for an adult without a family if a role in one could pass. Calls about the signed-in user answer
 * 401 to a kid, whose session isn't a user's.
 */
export function requireCaller({ method, path, callers }: Endpoint): RequestHandler {
  const isAboutUser = path.startsWith('/api/user');
  return ({ actor, token, method: sent }, _res, next) => {
    const refused = token && refusalOf(token.scope, method, path);
    if (token && refused) return next(new RoleRefusedError(token.actor, `${sent} ${path}`, refused));
    if (callers.includes('anyone')) return next();
    if (!actor || (isAboutUser && actor.type === 'kid')) return next(unauthorized());
    if (rolesOf(actor).some((role) => callers.includes(role))) return next();
    if (actor.type === 'parent' && actor.familyId === null && MEMBERS.some((role) => callers.includes(role)))
      return next(noFamily());
    return next(new RoleRefusedError(actor, `${sent} ${path}`));
  };
}

/** Why a token of this scope may not make the call, if it may not (shared/api/token-calls.ts). */
function refusalOf(scope: TokenScope, method: string, path: string) {
  if (!TOKEN_CALLS.has(`${method} ${path}`)) return 'forbidden.token';
  return scope === 'read' && method !== 'GET' ? 'forbidden.token_reads' : null;
}

const MEMBERS: readonly Caller[] = ['owner', 'parent', 'helper'];

/** The roles that a person has. */
function rolesOf(actor: Actor): readonly Caller[] {
  if (actor.type !== 'parent') return [actor.type];
  if (actor.familyId === null) return ['without_family'];
  return actor.role === 'owner' ? ['owner', 'parent'] : [actor.role];
}
