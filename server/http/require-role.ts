import type { RequestHandler } from 'express';
import type { Caller, Endpoint } from '@shared/api/endpoint';
import type { ErrorKey } from '@shared/error-messages';
import type { TokenScope } from '@shared/program-constants';
import type { Actor } from '../lib/actor';
import { AppError, noFamily, unauthorized } from '../lib/errors';

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
 * Allows only the endpoint's callers, before anything else reads the request. Access tokens only open
 * endpoints with `programs`. 403 whether or not the record exists.
 */
export function requireCaller(endpoint: Endpoint): RequestHandler {
  const { method, path, callers } = endpoint;
  const isAboutUser = path.startsWith('/api/user');
  return ({ actor, token, method: sent }, _res, next) => {
    const refused = token && refusalOf(token.scope, endpoint);
    if (token && refused) return next(new RoleRefusedError(token.actor, `${sent} ${path}`, refused));
    if (callers.includes('anyone')) return next();
    if (!actor || (isAboutUser && actor.type === 'kid')) return next(unauthorized());
    if (rolesOf(actor).some((role) => callers.includes(role)))
      return next(isReadOnly(actor) && method !== 'GET' ? new AppError('forbidden', 'view_only') : undefined);
    if (actor.type === 'parent' && actor.familyId === null && MEMBERS.some((role) => callers.includes(role)))
      return next(noFamily());
    return next(new RoleRefusedError(actor, `${sent} ${path}`));
  };
}

const isReadOnly = (actor: Actor) => actor.type === 'board' && actor.mode === 'view';

/** Returns the reason, or null if a token of this scope may make the call. */
function refusalOf(scope: TokenScope, { method, programs }: Endpoint) {
  if (!programs) return 'forbidden.token';
  return scope === 'read' && method !== 'GET' ? 'forbidden.token_reads' : null;
}

const MEMBERS: readonly Caller[] = ['owner', 'parent', 'helper'];

function rolesOf(actor: Actor): readonly Caller[] {
  if (actor.type !== 'parent') return [actor.type];
  if (actor.familyId === null) return ['without_family'];
  return actor.role === 'owner' ? ['owner', 'parent'] : [actor.role];
}
