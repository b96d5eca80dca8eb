import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, fingerprint, randomToken } from './secrets';

const secrets = createSecrets('a secret for tests only');

describe('passwords', () => {
  it('match only their own hash, with full length and every character', async () => {
    const password = `${'ä'.repeat(200)} 🌟`;
    const stored = await secrets.hashPassword(password);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await secrets.verifyPassword(stored, password)).toBe(true);
    expect(await secrets.verifyPassword(stored, password.slice(0, -1))).toBe(false);
  });

  it('never match a missing account', async () => {
    expect(await secrets.verifyPassword(null, 'anything')).toBe(false);
  });
});

describe('half of the hashing capacity', () => {
  it('is reserved for logins', async () => {
    const stored = await secrets.hashPassword('a password');
    // The machine may be busy, so only the order counts.
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
    // One at a time. A busy machine may let some of them finish first.
    expect(ended.indexOf('login')).toBeLessThan(15);
    // A signed-in user who confirms a password gets no priority.
    const confirming = secrets.confirmPassword(stored, 'another');
    const confirmed = end('confirmed', confirming);
    await end('second login', secrets.verifyPassword(stored, 'a password'));
    expect(ended.indexOf('second login')).toBeLessThan(ended.indexOf('login') + 15);
    await Promise.all([...others, confirmed]);
    expect(await confirming).toBe(false);
    expect(ended.indexOf('confirmed')).toBeGreaterThan(30);
  });

  it("is the limit for others: excess requests fail immediately, but logins don't", async () => {
    const stored = await secrets.hashPassword('a password');
    const others = Array.from({ length: 51 }, () => secrets.hashPassword('another'));
    await expect(secrets.hashPattern([0, 1, 2, 3])).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    expect(await secrets.verifyPassword(stored, 'a password')).toBe(true);
    await Promise.all(others);
  });
});

describe('picture patterns', () => {
  it("have a fingerprint that depends on their order and the server's secret", () => {
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

  it("can't be verified without the server's secret", async () => {
    const stored = await secrets.hashPattern([0, 1, 2, 3]);
    const thief = createSecrets('another secret altogether');
    expect(await thief.verifyPattern(stored, [0, 1, 2, 3])).toBeNull();
  });
});

describe('the VAPID keys', () => {
  const pointOf = (privateKey: string) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  };

  it('are a P-256 pair and the same in every process of the installation', () => {
    const { publicKey, privateKey } = secrets.vapidKeys;
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
    expect(pointOf(privateKey)).toBe(publicKey);
    expect(createSecrets('a secret for tests only').vapidKeys).toEqual(secrets.vapidKeys);
    expect(createSecrets('another secret, for tests').vapidKeys.publicKey).not.toBe(publicKey);
  });
});

describe('tokens and fingerprints', () => {
  it('creates distinct tokens of 256 bits', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(new Set(Array.from({ length: 100 }, randomToken)).size).toBe(100);
  });

  it('returns a stable fingerprint that hides the value', () => {
    expect(fingerprint('session')).toBe(fingerprint('session'));
    expect(fingerprint('session')).not.toContain('session');
  });
});

describe('the address of a calendar', () => {
  it('is readable only with its id and a known secret, and different each time', () => {
    const sealed = secrets.sealAddress('one', 'https://example.org/a.ics');
    expect(sealed).not.toBe(secrets.sealAddress('one', 'https://example.org/a.ics'));
    expect(secrets.openAddress('one', sealed)).toBe('https://example.org/a.ics');
    expect(secrets.openAddress('two', sealed)).toBeNull();
    expect(secrets.openAddress('one', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
    const [replaced, other] = [
      createSecrets('another secret altogether', { previous: 'a secret for tests only' }),
      createSecrets('another secret altogether'),
    ];
    expect(replaced.openAddress('one', sealed)).toBe('https://example.org/a.ics');
    expect(other.openAddress('one', sealed)).toBeNull();
  });
});
