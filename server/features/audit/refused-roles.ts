import type { ErrorRequestHandler } from 'express';
import type { Deps } from '../../deps';
import { UnknownTokenError } from '../../http/access-token';
import { RoleRefusedError } from '../../http/require-role';
import { personOf } from '../../lib/actor';
import { auditLimited, auditContext } from './audit';

/** Audits calls rejected for their role, scope or unknown token (docs/decisions/0035). */
export function auditRefusedRoles(
  deps: Pick<Deps, 'db' | 'limits' | 'secrets' | 'logger'>,
): ErrorRequestHandler {
  return async (error: unknown, req, _res, next) => {
    if (error instanceof UnknownTokenError) {
      await auditLimited(deps, {
        actorType: 'anonymous',
        action: 'token.refused',
        outcome: 'refused',
        ...auditContext(req, deps),
      });
    }
    if (error instanceof RoleRefusedError) {
      const { actor } = error;
      await auditLimited(deps, {
        actorType: actor.type === 'board' ? 'anonymous' : actor.type,
        actorId: personOf(actor),
        action: 'role.refused',
        target: error.call,
        outcome: 'refused',
        ...auditContext(req, deps),
      });
    }
    next(error);
  };
}
