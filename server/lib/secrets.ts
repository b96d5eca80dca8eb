import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Load } from './queue';

// OWASP's argon2id profile. Hashes contain their parameters, so they can be raised later.
const ARGON2: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;
// Half of the capacity is reserved for logins (docs/decisions/0002).
const OTHERS_AT_ONCE = MAX_AT_ONCE / 2;
const OTHERS_WAITING = MAX_WAITING / 2;
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export type HashingCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** One key per secret, the current one first. */
type Keys<Key> = readonly [Key, ...Key[]];

export interface Secrets {
  /** The first key signs, all are accepted. */
  readonly cookieKeys: Keys<string>;
  /** The first key signs, all are accepted. */
  readonly uploadKeys: Keys<Buffer>;
  /**
   * Derived from the id, so that neither the job nor the database contains the token. With `tokenHash`, also
   * tries the previous secret.
   */
  linkToken(id: string, tokenHash?: string): string;
  linkTokens(id: string): Keys<string>;
  /** Messages are signed with each. */
  webhookSecrets(id: string): Keys<string>;
  /** Encrypts the address of a calendar, which is only readable with its id. */
  sealAddress(id: string, address: string): string;
  /** Returns null if the address was encrypted with another secret. */
  openAddress(id: string, sealed: string): string | null;
  /** Browsers subscribe with this key pair, so it only changes when the previous secret is removed. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string };
  hashPassword(password: string): Promise<string>;
  /** Verifies a password at login. Takes the same time if `stored` is null. */
  verifyPassword(stored: string | null, password: string): Promise<boolean>;
  confirmPassword(stored: string, password: string): Promise<boolean>;
  /** An HMAC first, because a plain hash of 5,040 patterns would be easy to reverse. */
  hashPattern(pattern: readonly number[]): Promise<string>;
  /** Keyed, so that no one can try all patterns. */
  patternFingerprint(pattern: readonly number[]): string;
  /** Returns null without a match. */
  verifyPattern(stored: string | null, pattern: readonly number[]): Promise<'current' | 'previous' | null>;
  hashing: () => Load;
}

interface SecretsOptions {
  previous?: string | undefined;
  cost?: HashingCost | undefined;
}

/**
 * Derives all secrets from SESSION_SECRET. Replacing it without `previous` signs everyone out and invalidates
 * kids' pictures (docs/operating.md, "Changing the secret").
 */
export function createSecrets(
  sessionSecret: string,
  { previous, cost = ARGON2 }: SecretsOptions = {},
): Secrets {
  const keys = (purpose: string): Keys<Buffer> => [
    derive(sessionSecret, purpose),
    ...(previous === undefined ? [] : [derive(previous, purpose)]),
  ];
  const patternKeys = keys('picture-pattern');
  const patternFingerprintKey = derive(sessionSecret, 'picture-pattern-fingerprint');
  const linkKeys = keys('link');
  const webhookKeys = keys('webhook');
  const addressKeys = keys('calendar-address');
  const queue = createQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING, busy: 'logins' });
  const others = createQueue({ atOnce: OTHERS_AT_ONCE, waiting: OTHERS_WAITING, busy: 'passwords' });
  let decoy: Promise<string> | undefined;

  const hashText = (text: string) => others(() => queue(() => hash(text, cost)));
  const verifyText = async (stored: string | null, text: string) => {
    decoy ??= queue(() => hash(randomToken(), cost));
    const target = stored ?? (await decoy);
    const matches = await queue(() => verify(target, text));
    return matches && stored !== null;
  };
  const linkTokens = (id: string) => mapKeys(linkKeys, (key) => hmac(key, id));

  return {
    cookieKeys: mapKeys(keys('cookie'), (key) => key.toString('base64url')),
    uploadKeys: keys('upload'),
    linkToken: (id, tokenHash) => {
      const tokens = linkTokens(id);
      return tokens.find((token) => fingerprint(token) === tokenHash) ?? tokens[0];
    },
    linkTokens,
    webhookSecrets: (id) => mapKeys(webhookKeys, (key) => `whsec_${hmac(key, id)}`),
    sealAddress: (id, address) => seal(addressKeys[0], id, address),
    openAddress(id, sealed) {
      for (const key of addressKeys) {
        const address = unseal(key, id, sealed);
        if (address !== null) return address;
      }
      return null;
    },
    vapidKeys: deriveKeyPair(previous ?? sessionSecret, 'vapid'),
    hashPassword: hashText,
    verifyPassword: verifyText,
    confirmPassword: (stored, password) => others(() => verifyText(stored, password)),
    hashPattern: (pattern) => hashText(hmac(patternKeys[0], pattern.join(','))),
    patternFingerprint: (pattern) => hmac(patternFingerprintKey, pattern.join(',')),
    hashing: () => {
      const { running, waiting } = queue.load();
      return { running, waiting: waiting + others.load().waiting };
    },
    async verifyPattern(stored, pattern) {
      for (const key of patternKeys) {
        if (await verifyText(stored, hmac(key, pattern.join(','))))
          return key === patternKeys[0] ? 'current' : 'previous';
      }
      return null;
    },
  };
}

const hmac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const IV_BYTES = 12;
const TAG_BYTES = 16;

function seal(key: Buffer, id: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, id: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const mapKeys = <From, To>([first, ...others]: Keys<From>, map: (key: From) => To): Keys<To> => [
  map(first),
  ...others.map(map),
];

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'starnest', purpose, 32));
}

/** P-256 with a private key that is uniform up to 2^-64 (FIPS 186-5, A.2.1). */
function deriveKeyPair(secret: string, purpose: string): { publicKey: string; privateKey: string } {
  const bits = BigInt(
    `0x${Buffer.from(hkdfSync('sha256', secret, 'starnest', purpose, 40)).toString('hex')}`,
  );
  const privateKey = Buffer.from(((bits % (P256_ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A fast hash of an already random value, such as a session id. */
export const fingerprint = (value: string): string => createHash('sha256').update(value).digest('base64url');
