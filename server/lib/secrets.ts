import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Load } from './queue';

// OWASP's argon2id profile; docs/security.md, "Passwords and pictures". Parameters ride in the hash, so they can be raised later.
const ARGON2: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;
// Half of both is kept for logins (docs/decisions/0104).
const OTHERS_AT_ONCE = MAX_AT_ONCE / 2;
const OTHERS_WAITING = MAX_WAITING / 2;

/** Memory in KiB, passes over it, and threads. */
export type HashingCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

export interface Secrets {
  /** Signs the session and device cookies; the first signs, all are accepted. */
  readonly cookieKeys: readonly string[];
  /** Signs the URLs that images are sent to. */
  readonly uploadKey: Buffer;
  /** Takes a password; returns its argon2id hash. Throws 503 when too many wait. */
  hashPassword(password: string): Promise<string>;
  /** For logins: whether `password` fits `stored`; without `stored` it takes the same time and says no. */
  verifyPassword(stored: string | null, password: string): Promise<boolean>;
  /** For those who are signed in: whether `password` fits `stored`. */
  confirmPassword(stored: string, password: string): Promise<boolean>;
  /** Takes four picture indices; returns an argon2id hash of their HMAC, for there are only 5,040 patterns. */
  hashPattern(pattern: readonly number[]): Promise<string>;
  verifyPattern(stored: string | null, pattern: readonly number[]): Promise<boolean>;
  /** How much there is to hash. */
  hashing: () => Load;
}

/**
 * The server-held secrets, all derived from SESSION_SECRET. Losing or changing it signs everyone out and makes kids'
 * pictures unknown; see docs/operating.md.
 */
export function createSecrets(sessionSecret: string, cost: HashingCost = ARGON2): Secrets {
  const patternKey = derive(sessionSecret, 'picture-pattern');
  const queue = createQueue(MAX_AT_ONCE, MAX_WAITING);
  const others = createQueue(OTHERS_AT_ONCE, OTHERS_WAITING, 'passwords');
  let decoy: Promise<string> | undefined;

  const hashText = (text: string) => others(() => queue(() => hash(text, cost)));
  const verifyText = async (stored: string | null, text: string) => {
    decoy ??= queue(() => hash(randomToken(), cost));
    const target = stored ?? (await decoy);
    const fits = await queue(() => verify(target, text));
    return fits && stored !== null;
  };
  const pepper = (pattern: readonly number[]) =>
    createHmac('sha256', patternKey).update(pattern.join(',')).digest('base64url');

  return {
    cookieKeys: [derive(sessionSecret, 'cookie').toString('base64url')],
    uploadKey: derive(sessionSecret, 'upload'),
    hashPassword: hashText,
    verifyPassword: verifyText,
    confirmPassword: (stored, password) => others(() => verifyText(stored, password)),
    hashPattern: (pattern) => hashText(pepper(pattern)),
    hashing: () => {
      const { running, waiting } = queue.load();
      return { running, waiting: waiting + others.load().waiting };
    },
    verifyPattern: (stored, pattern) => verifyText(stored, pepper(pattern)),
  };
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'starnest', purpose, 32));
}

/** 256 random bits as URL-safe text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A fast one-way name for a value that is already random, such as a session id. */
export const fingerprint = (value: string): string => createHash('sha256').update(value).digest('base64url');
