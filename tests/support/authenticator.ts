import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { passkeyOptions } from '@shared/contracts/passkeys';
import type { Agent } from './agent';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  challenge: string;
  user?: { id: string };
}

interface Twist {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  userHandle?: string;
  signature?: string;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** A P-256 key pair that creates credentials like a browser. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: twist.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (
    flags: number,
    { rpId = new URL(origin).hostname, counter: count = counter },
  ) => {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), numbers]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    id: named.id,
    create(options: Options, twist: Twist = {}) {
      owner = options.user?.id ?? '';
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const flags = (twist.flags ?? USER_PRESENT | USER_VERIFIED) | HAS_CREDENTIAL;
      const authData = Buffer.concat([
        authenticatorData(flags, twist),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, twist)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
      return { ...named, response };
    },
    sign(options: Options, twist: Twist = {}) {
      counter += 1;
      const client = clientData('webauthn.get', options.challenge, twist);
      const data = authenticatorData(twist.flags ?? USER_PRESENT | USER_VERIFIED, twist);
      const signed = createSign('sha256').update(data).update(sha256(client)).sign(privateKey, 'base64url');
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: twist.signature ?? signed,
        userHandle: twist.userHandle ?? owner,
      };
      return { ...named, response };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

export async function addPasskey(agent: Agent, password: string): Promise<Authenticator> {
  const device = createAuthenticator(agent.url);
  const options = await agent.post('/api/user/passkeys/options', { password });
  const creation = passkeyOptions.extend({ user: z.looseObject({ id: z.string() }) }).parse(options.body);
  const added = await agent.post('/api/user/passkeys', {
    name: 'Phone',
    credential: device.create(creation),
  });
  if (added.status !== 201) throw new Error(`a new passkey answered ${added.status}`);
  return device;
}
