import { isIP } from 'node:net';
import { AUDIT_LOCKOUTS } from '@shared/constants';
import type { Executor } from '../../db/client';
import type { Count } from '../../limits/rate-limit';
import { audit } from './audit';

/** The limits that guard who gets in; the others only keep things small. */
const GUARDS: ReadonlySet<string> = new Set(AUDIT_LOCKOUTS);

/**
 * Writes down that a limit of the logins is used up, once each time it is (docs/security.md, "Audit log"). What was counted stays
 * unsaid where it is no address: it may be made of a name.
 */
export async function noteLockout(tx: Executor, [policy, key]: Count): Promise<void> {
  if (!GUARDS.has(policy)) return;
  const address = isIP(key.replace(/\/\d+$/, '')) > 0 ? key : null;
  await audit(tx, { actorType: 'anonymous', action: 'lockout', target: policy, outcome: 'refused', address });
}
