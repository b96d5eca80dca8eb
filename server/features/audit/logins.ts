import type { Deps } from '../../deps';
import type { Origin } from '../../devices/client-identity';
import { personOf, type FamilyActor, type ParentWithoutFamily } from '../../lib/actor';
import { auditSome, whenceOf, type Whence } from './audit';

type LogDeps = Pick<Deps, 'db' | 'limits' | 'logger'>;

/** Writes down that a parent or kid has signed in, some times an hour. */
export function noteLogin(
  deps: LogDeps,
  actor: FamilyActor | ParentWithoutFamily,
  from: Whence,
): Promise<void> {
  const { type } = actor;
  return auditSome(deps, {
    actorType: type,
    actorId: personOf(actor),
    action: `${type}.login`,
    outcome: 'ok',
    ...from,
  });
}

/**
 * Writes down that a password or pictures were wrong, some times an hour: of whom by the id, of a name that nobody has by
 * the address alone. Attempts that were refused unseen write nothing (docs/decisions/0036).
 */
export function noteFailedLogin(
  deps: LogDeps,
  action: 'parent.login' | 'kid.login',
  personId: string | undefined,
  origin: Origin,
): Promise<void> {
  return auditSome(deps, {
    actorType: 'anonymous',
    action,
    target: personId,
    outcome: 'refused',
    ...whenceOf(origin),
  });
}
