import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, fingerprint, randomToken } from './secrets';

const secrets = createSecrets('a secret for tests only');

describe('passwords', () => {
  it('fit their own hash only, in full length and with every character', async () => {
    const password = `${'ä'.repeat(200)} 🌟`;
    const stored = await secrets.hashPassword(password);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await secrets.verifyPassword(stored, password)).toBe(true);
    expect(await secrets.verifyPassword(stored, password.slice(0, -1))).toBe(false);
  });

  it('never fit an account that is not there', async () => {
    expect(await secrets.verifyPassword(null, 'anything')).toBe(false);
  });
});

describe('half of the hashing', () => {
  it('is kept for logins, however much else there is to hash', async () => {
    const stored = await secrets.hashPassword('a password');
    // In the order in which they end, however busy the machine is.
    const ended: string[] = [];
    const end = async (who: string, hashing: Promise<unknown>) => {
      await hashing;
      ended.push(who);
    };
    const others = Array.from({ length: 40 }, () => end('other', secrets.hashPattern([0, 1, 2, 3])));
    expect(secrets.hashing()).toEqual({ running: 1, waiting: 39 });
    const login = secrets.verifyPassword(stored, 'a password');
    await end('login', login);
    expect(await login).toBe(true);
    // Beside it the others go on one at a time; a busy machine may let some of them pass.
    expect(ended.indexOf('login')).toBeLessThan(15);
    // Somebody who is signed in already stands with the others.
    const confirming = secrets.confirmPassword(stored, 'another');
    const confirmed = end('confirmed', confirming);
    await end('second login', secrets.verifyPassword(stored, 'a password'));
    expect(ended.indexOf('second login')).toBeLessThan(ended.indexOf('login') + 15);
    await Promise.all([...others, confirmed]);
    expect(await confirming).toBe(false);
    expect(ended.indexOf('confirmed')).toBeGreaterThan(30);
  });

  it('is all that others may wait for: one too many is refused at once, and logins are not', async () => {
    const stored = await secrets.hashPassword('a password');
    const others = Array.from({ length: 51 }, () => secrets.hashPassword('another'));
    await expect(secrets.hashPattern([0, 1, 2, 3])).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    expect(await secrets.verifyPassword(stored, 'a password')).toBe(true);
    await Promise.all(others);
  });
});

describe('picture patterns', () => {
  it('have a fingerprint by their order and the server’s secret', () => {
    const other = createSecrets('another secret altogether');
    const prints = [
      secrets.patternFingerprint([0, 1, 2, 3]),
      secrets.patternFingerprint([3, 2, 1, 0]),
      other.patternFingerprint([0, 1, 2, 3]),
    ];
    expect(new Set(prints).size).toBe(3);
    expect(secrets.patternFingerprint([0, 1, 2, 3])).toBe(prints[0]);
  });

  it('are compared in order', async () => {
    const stored = await secrets.hashPattern([0, 1, 2, 3]);
    expect(await secrets.verifyPattern(stored, [0, 1, 2, 3])).toBe('current');
    expect(await secrets.verifyPattern(stored, [3, 2, 1, 0])).toBeNull();
  });

  it('are worth nothing without the server’s own secret', async () => {
    const stored = await secrets.hashPattern([0, 1, 2, 3]);
    const thief = createSecrets('another secret altogether');
    expect(await thief.verifyPattern(stored, [0, 1, 2, 3])).toBeNull();
  });
});

describe('the keys of notifications', () => {
  const pointOf = (privateKey: string) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  };

  it('are a pair on P-256, and the same in every process of the installation', () => {
    const { publicKey, privateKey } = secrets.vapidKeys;
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
    expect(pointOf(privateKey)).toBe(publicKey);
    expect(createSecrets('a secret for tests only').vapidKeys).toEqual(secrets.vapidKeys);
    expect(createSecrets('another secret, for tests').vapidKeys.publicKey).not.toBe(publicKey);
  });
});

describe('small parts', () => {
  it('makes tokens of 256 bits that differ', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(new Set(Array.from({ length: 100 }, randomToken)).size).toBe(100);
  });

  it('names a value the same each time, and shows nothing of it', () => {
    expect(fingerprint('session')).toBe(fingerprint('session'));
    expect(fingerprint('session')).not.toContain('session');
  });
});
