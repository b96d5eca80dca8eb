import type { LoginInput } from '@shared/contracts/users';
import type { Deps } from '../../http/deps';
import type { Origin } from '../../http/device';
import type { Count } from '../../http/rate-limit';
import type { AdminActor } from '../../lib/actor';
import { forbidden, wrongCredentials } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import { audit } from '../audit/audit';
import { presentUser } from './auth.present';
import type { SignedIn } from './auth.service';
import * as queries from './users.queries';

/**
 * An admin by username and password. A parent's good credentials answer 403 (decision 6), any wrong ones 401, too many
 * tries 429. Every attempt is written to the audit log.
 */
export async function logInAdmin(
  deps: Deps,
  origin: Origin,
  requestId: string,
  input: LoginInput,
): Promise<SignedIn<AdminActor>> {
  const { db, limits, secrets } = deps;
  const note = (outcome: 'ok' | 'refused', actorId?: string) =>
    audit(db, {
      actorType: outcome === 'ok' ? 'admin' : 'anonymous',
      action: 'admin.login',
      outcome,
      actorId,
      address: origin.address,
      requestId,
    });
  const account: Count = ['adminAccount', fingerprint(input.username.toLowerCase())];
  const address: Count = ['adminAddress', origin.address];
  const attempt = async (): Promise<SignedIn<AdminActor>> => {
    await limits.take(account, address);
    const row = await queries.findUserByName(db, input.username);
    const fits = await secrets.verifyPassword(row?.passwordHash ?? null, input.password);
    if (!fits || !row) throw wrongCredentials('Invalid admin credentials');
    if (row.role !== 'admin') throw forbidden('Admin privileges required.');
    await Promise.all([limits.clear(account), limits.giveBack(address), note('ok', row.id)]);
    return { user: presentUser(row), actor: { type: 'admin', userId: row.id } };
  };
  try {
    return await deps.logins(attempt);
  } catch (error) {
    await note('refused');
    throw error;
  }
}
