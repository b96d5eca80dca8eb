import type { LoginInput } from '@shared/contracts/users';
import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import { findKnownDevice } from '../../devices/device-logins';
import type { AdminIdentity } from '../../lib/actor';
import { forbidden, wrongCredentials } from '../../lib/errors';
import { audit, auditContextOf } from '../audit/audit';
import { presentUser } from './auth.present';
import { arePasskeysRequired } from '../passkeys/passkeys.queries';
import type { SignedIn } from './auth.service';
import { adminLoginCounts } from './login-counts';
import * as queries from './users.queries';

/**
 * Throws 403 for a parent's credentials. Only attempts whose password was checked are audited, or anyone
 * could fill the log.
 */
export function logInAdmin(
  deps: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdminIdentity>> {
  return deps.logins(() => attemptAdminLogin(deps, client, input));
}

async function attemptAdminLogin(
  { db, limits, secrets }: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdminIdentity>> {
  const auditAttempt = (outcome: 'ok' | 'refused', actorId?: string) =>
    audit(db, {
      actorType: outcome === 'ok' ? 'admin' : 'anonymous',
      action: 'admin.login',
      outcome,
      actorId,
      ...auditContextOf(client),
    });
  const row = await queries.findUserByName(db, input.username);
  const device = row ? await findKnownDevice(db, client.deviceId, { userId: row.id }) : null;
  const counts = adminLoginCounts({ username: input.username, address: client.address, device });
  if (row) await limits.check(['logins', row.id]);
  const attempt = await limits.take(counts.credential, ...counts.others);
  const fits = await secrets.verifyPassword(row?.passwordHash ?? null, input.password);
  if (!fits || row?.role !== 'admin') {
    await Promise.all([attempt.failed(), auditAttempt('refused')]);
    if (!fits || !row) throw wrongCredentials('admin');
    throw forbidden('admin_only');
  }
  await attempt.giveBack();
  await limits.clear(counts.credential);
  if (await arePasskeysRequired(db)) {
    await auditAttempt('refused');
    throw forbidden('passkey_required');
  }
  await limits.take(['logins', row.id]);
  await auditAttempt('ok', row.id);
  const actor: AdminIdentity = { type: 'admin', userId: row.id };
  return { user: presentUser(row, []), actor, verifiedHash: row.passwordHash };
}
