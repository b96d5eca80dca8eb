import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import { personOf, type AccountIdentity, type FamilyIdentity } from '../../lib/actor';
import { auditLimited, auditContextOf, type AuditContext } from './audit';

type LogDeps = Pick<Deps, 'db' | 'limits' | 'logger'>;

export function auditLogin(
  deps: LogDeps,
  actor: FamilyIdentity | AccountIdentity,
  context: AuditContext,
): Promise<void> {
  const { type } = actor;
  return auditLimited(deps, {
    actorType: type,
    actorId: personOf(actor),
    action: `${type}.login`,
    outcome: 'ok',
    ...context,
  });
}

export function auditProof(deps: LogDeps, userId: string, client: ClientIdentity): Promise<void> {
  return auditLimited(deps, {
    actorType: 'parent',
    actorId: userId,
    action: 'parent.proof',
    outcome: 'ok',
    ...auditContextOf(client),
  });
}

/**
 * Stores the user's id, or only the address for an unknown username. Attempts rejected before the check are
 * not audited (docs/decisions/0035).
 */
export function auditFailedLogin(
  deps: LogDeps,
  action: 'parent.login' | 'parent.proof' | 'kid.login',
  personId: string | undefined,
  client: ClientIdentity,
): Promise<void> {
  return auditLimited(deps, {
    actorType: 'anonymous',
    action,
    target: personId,
    outcome: 'refused',
    ...auditContextOf(client),
  });
}
