import { isIP } from 'node:net';
import type { Executor } from '../../db/client';
import type { PolicyName } from '../../http/limit-policies';
import type { Count } from '../../http/rate-limit';
import { audit } from './audit';

/** The limits that guard who gets in; the others only keep things small. */
const GUARDS: ReadonlySet<PolicyName> = new Set([
  'familyCodeUnknown',
  'familyCodeUnknownDaily',
  'familyCodeUnknown56',
  'familyCodeUnknown56Daily',
  'familyCodeUnknown48',
  'familyCodeUnknown48Daily',
  'familyCodeUnknownTotal',
  'patternFamily',
  'patternKidDaily',
  'patternAddress',
  'loginUsername',
  'loginUsernameDaily',
  'loginAddress',
  'loginAddressDaily',
  'adminAccount',
  'adminAddress',
]);

/**
 * Writes down that a limit of the logins is used up, once each time it is (security.md, "Audit"). What was counted stays
 * unsaid where it is no address: it may be made of a name.
 */
export async function noteLockout(tx: Executor, [policy, key]: Count): Promise<void> {
  if (!GUARDS.has(policy)) return;
  const address = isIP(key.replace(/\/\d+$/, '')) > 0 ? key : null;
  await audit(tx, { actorType: 'anonymous', action: 'lockout', target: policy, outcome: 'refused', address });
}
