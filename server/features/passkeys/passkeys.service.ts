import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import { MAX_PASSKEYS, type Locale } from '@shared/constants';
import type { AdminSettings, NewPasskeyInput, Passkey } from '@shared/contracts/passkeys';
import { lockAccount, lockActor } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdminActor, AdultActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { confirmPassword } from '../auth/auth.service';
import { mailNotice } from '../mail/notice-mail';
import * as queries from './passkeys.queries';
import type { RelyingParty } from './relying-party';

type User = AdultActor | AdminActor;

export async function listPasskeys({ db }: Deps, { userId }: User): Promise<Passkey[]> {
  return (await queries.listPasskeys(db, userId)).map(presentPasskey);
}

/** Throws 401 for a wrong password and 409 `too_many_passkeys`. */
export async function createOptions(
  deps: Deps,
  actor: User,
  password: string,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { username, firstName } = await confirmPassword(deps, actor, password);
  const existing = await queries.listPasskeys(deps.db, actor.userId);
  if (existing.length >= MAX_PASSKEYS) throw conflict('too_many_passkeys', { max: MAX_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: 'Starnest',
    rpID: party.id,
    userID: Buffer.from(actor.userId),
    userName: username,
    userDisplayName: firstName ?? username,
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    await queries.insertChallenge(tx, options.challenge, actor.userId);
  });
  return options;
}

/** Throws 400 if it doesn't match an open challenge. */
export async function addPasskey(
  deps: Deps,
  actor: User,
  { name, credential: response }: NewPasskeyInput,
  party: RelyingParty,
  { locale, ...context }: AuditContext & { locale: Locale },
): Promise<Passkey> {
  const { userId } = actor;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => queries.takeChallenge(deps.db, challenge, userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw invalid('credential', 'validation.passkey');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const row = await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    if ((await queries.listPasskeys(tx, userId)).length >= MAX_PASSKEYS)
      throw conflict('too_many_passkeys', { max: MAX_PASSKEYS });
    const added = await queries.insertPasskey(tx, {
      id: newId(),
      userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
    });
    if (!added) throw conflict('passkey_exists');
    await auditSuccess(tx, actor, 'passkey.add', context);
    await mailNotice(deps, tx, { message: 'passkey_added', userId, locale });
    return added;
  });
  return presentPasskey(row);
}

/** Throws 409 for the last passkey of an admin who needs one. */
export async function removePasskey(
  deps: Deps,
  actor: User,
  id: string,
  password: string,
  context: AuditContext,
): Promise<void> {
  await confirmPassword(deps, actor, password);
  const { type, userId } = actor;
  await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    if (!(await queries.deletePasskey(tx, userId, id))) throw notFound('passkey');
    const isNeeded = type === 'admin' && (await queries.arePasskeysRequired(tx));
    if (isNeeded && (await queries.listPasskeys(tx, userId)).length === 0) throw conflict('last_passkey');
    await auditSuccess(tx, actor, 'passkey.remove', context);
  });
}

export async function readAdminSettings({ db }: Pick<Deps, 'db'>): Promise<AdminSettings> {
  return { requirePasskeys: await queries.arePasskeysRequired(db) };
}

/** Throws 409 `no_passkey` for an admin who could not log in again. */
export async function changeAdminSettings(
  deps: Deps,
  actor: AdminActor,
  { requirePasskeys }: AdminSettings,
  context: AuditContext,
): Promise<AdminSettings> {
  await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    if (requirePasskeys && (await queries.listPasskeys(tx, actor.userId)).length === 0)
      throw conflict('no_passkey');
    await queries.requirePasskeys(tx, requirePasskeys);
    const action = requirePasskeys ? 'passkeys.require' : 'passkeys.allow_passwords';
    await auditSuccess(tx, actor, action, context);
  });
  return readAdminSettings(deps);
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: queries.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
