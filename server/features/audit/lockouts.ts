import { isIP } from 'node:net';
import { AUDIT_LOCKOUTS } from '@shared/audit';
import type { Executor } from '../../db/client';
import type { Count } from '../../limits/rate-limit';
import { audit } from './audit';

/** The other limits only restrict the volume. */
const LOGIN_LIMITS: ReadonlySet<string> = new Set(AUDIT_LOCKOUTS);

/**
 * Audits a login limit that is used up, once each time. Other keys than addresses may contain a username and
 * are not stored.
 */
export async function auditLockout(tx: Executor, [counter, key]: Count): Promise<void> {
  // IPv6 blocks count as addresses.
  const policy = counter.replace(/(?:56|48)$/, '');
  if (!LOGIN_LIMITS.has(policy)) return;
  const address = isIP(key.replace(/\/\d+$/, '')) > 0 ? key : null;
  await audit(tx, { actorType: 'anonymous', action: 'lockout', target: policy, outcome: 'refused', address });
}
