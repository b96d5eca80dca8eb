import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { PasskeyLoginInput } from '@shared/contracts/passkeys';
import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import type { AdminIdentity, AdultActor, AdultIdentity } from '../../lib/actor';
import { wrongCredentials } from '../../lib/errors';
import { audit, auditContextOf, auditSuccess } from '../audit/audit';
import { auditFailedLogin, auditProof } from '../audit/logins';
import { presentUser } from '../auth/auth.present';
import { readUser, type SignedIn } from '../auth/auth.service';
import { addressCounts } from '../../limits/address-counts';
import { findUser, findUserByName, type UserRow } from '../auth/users.queries';
import { storeFreshProof } from '../../sessions/fresh-proof';
import * as queries from './passkeys.queries';
import type { RelyingParty } from './relying-party';

export async function loginOptions(
  { db, limits }: Deps,
  { address }: ClientIdentity,
  party: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limits.take(...addressCounts('passkeyChallenges', address));
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await queries.insertChallenge(db, options.challenge, null);
  return options;
}

/** Logs in with a passkey. Failures count by address, like wrong passwords. */
export async function logInByPasskey(
  deps: Deps,
  client: ClientIdentity,
  input: PasskeyLoginInput,
  party: RelyingParty,
): Promise<SignedIn<AdultIdentity | AdminIdentity>> {
  const { db } = deps;
  const account = await requireAccount(deps, client, input, party);
  const { id: userId, passwordHash: verifiedHash } = account;
  if (input.role === 'admin') {
    const actor = { type: 'admin', userId } as const;
    await auditSuccess(db, actor, 'admin.login', auditContextOf(client));
    return { user: presentUser(account, []), actor, verifiedHash };
  }
  // Opens the last used family, like a login with a password.
  const last = await findUserByName(db, account.username);
  return { ...(await readUser(db, userId, last?.familyId ?? null)), verifiedHash };
}

/** Counts like `logInByPasskey`. */
export async function proveByPasskey(
  deps: Deps,
  client: ClientIdentity,
  actor: AdultActor,
  input: PasskeyLoginInput,
  party: RelyingParty,
): Promise<void> {
  const { userId } = actor;
  const account = await requireAccount(deps, client, { ...input, role: 'parent' }, party, userId);
  await storeFreshProof(deps.db, actor, account.passwordHash);
  await auditProof(deps, userId, client);
}

async function requireAccount(
  deps: Deps,
  client: ClientIdentity,
  { role, credential }: PasskeyLoginInput,
  party: RelyingParty,
  userId?: string,
): Promise<UserRow> {
  const { db, limits } = deps;
  const { address } = client;
  const attempt = await limits.take(
    ...(role === 'admin'
      ? addressCounts('adminAddress', address)
      : [...addressCounts('loginAddress', address), ...addressCounts('loginAddressDaily', address)]),
  );
  const passkey = await verify(deps, credential, party);
  const account = passkey && (await findUser(db, passkey.userId, null));
  const isAnother = userId !== undefined && userId !== account?.id;
  if (!account || account.role !== role || isAnother) {
    await attempt.failed();
    await auditRefused(deps, role, passkey?.userId, client);
    throw wrongCredentials('passkey');
  }
  await attempt.giveBack();
  await limits.take(['logins', account.id]);
  return account;
}

async function verify(
  { db }: Deps,
  credential: PasskeyLoginInput['credential'],
  party: RelyingParty,
): Promise<queries.PasskeyRow | undefined> {
  const passkey = await queries.findByCredential(db, credential.id);
  const { userHandle } = credential.response;
  if (!passkey || userHandle !== Buffer.from(passkey.userId).toString('base64url')) return undefined;
  const { credentialId: id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => queries.takeChallenge(db, challenge, null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  return (await queries.countUse(db, passkey, authenticationInfo.newCounter)) ? passkey : undefined;
}

function auditRefused(
  deps: Deps,
  role: 'parent' | 'admin',
  userId: string | undefined,
  client: ClientIdentity,
): Promise<void> {
  if (role === 'parent') return auditFailedLogin(deps, 'parent.login', userId, client);
  const context = auditContextOf(client);
  return audit(deps.db, { actorType: 'anonymous', action: 'admin.login', outcome: 'refused', ...context });
}
