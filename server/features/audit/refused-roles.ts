import type { ErrorRequestHandler } from 'express';
import type { Deps } from '../../http/deps';
import { RoleRefusedError } from '../../http/require-role';
import { personOf } from '../../lib/actor';
import { AppError } from '../../lib/errors';
import { audit, whence } from './audit';

/**
 * Writes down that somebody made a call their role may not make (security.md, "Audit"), at most so often an hour a person;
 * then hands the refusal on. A log that can't be written does not change the answer.
 */
export function noteRefusedRoles(
  deps: Pick<Deps, 'db' | 'limits' | 'secrets' | 'logger'>,
): ErrorRequestHandler {
  return async (error: unknown, req, _res, next) => {
    if (error instanceof RoleRefusedError) {
      const { actor } = error;
      const actorId = personOf(actor);
      try {
        await deps.limits.take(['refusedRoles', actorId]);
        await audit(deps.db, {
          actorType: actor.type,
          actorId,
          action: 'role.refused',
          target: error.call,
          outcome: 'refused',
          ...whence(req, deps),
        });
      } catch (fault) {
        if (!(fault instanceof AppError))
          deps.logger.warn({ err: fault }, 'a refused role was not written down');
      }
    }
    next(error);
  };
}
