import type { ErrorRequestHandler } from 'express';
import type { Deps } from '../../deps';
import { RoleRefusedError } from '../../http/require-role';
import { personOf } from '../../lib/actor';
import { auditSome, whence } from './audit';

/** Writes down that somebody made a call their role may not make (docs/decisions/0036); then hands the refusal on. */
export function noteRefusedRoles(
  deps: Pick<Deps, 'db' | 'limits' | 'secrets' | 'logger'>,
): ErrorRequestHandler {
  return async (error: unknown, req, _res, next) => {
    if (error instanceof RoleRefusedError) {
      const { actor } = error;
      await auditSome(deps, {
        actorType: actor.type,
        actorId: personOf(actor),
        action: 'role.refused',
        target: error.call,
        outcome: 'refused',
        ...whence(req, deps),
      });
    }
    next(error);
  };
}
