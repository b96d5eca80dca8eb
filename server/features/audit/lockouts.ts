import { isIP } from 'node:net';
import { AUDIT_LOCKOUTS } from '@shared/audit';
import type { Executor } from '../../db/client';
import type { Count } from '../../limits/rate-limit';
import { audit } from './audit';

/** The limits that protect logins; the others only bound volume. */
const LOGIN_LIMITS: ReadonlySet<string> = new Set(AUDIT_LOCKOUTS);

/**
 * Audits that a login limit is used up, once each time (docs/security.md, "Audit log"). The counted key is kept only where
 * it is an address: others may be made of a username.
 */
export async function auditLockout(tx: Executor, [counter, key]: Count): Promise<void> {
  // An IPv6 block is audited like an address.
  const policy = counter.replace(/(?:56|48)$/, '');
  if (!LOGIN_LIMITS.has(policy)) return;
  const address = isIP(key.replace(/\/\d+$/, '')) > 0 ? key : null;
  await audit(tx, { actorType: 'anonymous', action: 'lockout', target: policy, outcome: 'refused', address });
}
