import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Passkey } from '@shared/contracts/passkeys';
import type { User } from '@shared/contracts/users';
import { post } from '@/lib/api/api-client';

export async function addPasskey({ name, password }: { name: string; password: string }): Promise<Passkey> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/api/user/passkeys/options', {
    password,
  });
  const credential = await startRegistration({ optionsJSON });
  return post<Passkey>('/api/user/passkeys', { name, credential });
}

export async function logInByPasskey(role: 'parent' | 'admin'): Promise<User> {
  return post<User>('/api/login/passkey', { role, credential: await signChallenge() });
}

/** Throws like `logInByPasskey`. */
export async function proveByPasskey(): Promise<void> {
  await post('/api/login/passkey', { role: 'parent', credential: await signChallenge(), proof: true });
}

async function signChallenge() {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/api/login/passkey/options');
  return startAuthentication({ optionsJSON });
}
