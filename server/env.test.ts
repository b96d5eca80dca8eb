import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv, readSettings, SettingError } from './env';

const folder = mkdtempSync(join(tmpdir(), 'starnest-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (settings: NodeJS.ProcessEnv = {}) => readEnv({ DATA_DIR: folder, ...settings });

describe('readEnv', () => {
  it('defaults to the embedded database, port 5000 and a stored secret', () => {
    const env = read({ NODE_ENV: 'production' });
    expect(env).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      admin: undefined,
      trustProxy: false,
    });
    expect(env.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(read().sessionSecret).toBe(env.sessionSecret);
    const file = join(folder, 'session-secret');
    expect(readFileSync(file, 'utf8')).toBe(env.sessionSecret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('validates settings for a command without creating files', () => {
    const absent = join(folder, 'absent');
    expect(readSettings({ DATA_DIR: absent, DATABASE_URL: 'postgres://db/starnest' })).toMatchObject({
      DATABASE_URL: 'postgres://db/starnest',
    });
    expect(() => readSettings({ PORT: 'x' })).toThrow(SettingError);
    expect(existsSync(absent)).toBe(false);
  });

  it('reads secrets from files', () => {
    const file = join(folder, 'given-secret');
    writeFileSync(file, 'a secret of sixteen letters\n');
    expect(read({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('a secret of sixteen letters');
  });

  it('treats an empty setting as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 5000, databaseUrl: undefined });
  });

  it.each([
    ['2', 2],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('reads TRUST_PROXY %s', (value, proxies) => {
    expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(proxies);
  });

  it.each([
    ['http://localhost:5000', 'http://localhost:5000'],
    ['https://nest.example.org/', 'https://nest.example.org'],
  ])('reads STARNEST_URL %s', (value, origin) => {
    expect(read({ STARNEST_URL: value }).appOrigin).toBe(origin);
  });

  it('reads an admin and a database URL', () => {
    const env = read({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql:///starnest?host=/run/postgresql',
      SESSION_SECRET: 'sixteen or more characters',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'twelve or more',
    });
    expect(env.admin).toEqual({ username: 'root', password: 'twelve or more' });
    expect(env.databaseUrl).toContain('starnest');
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/starnest' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/starnest' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'root' }],
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'r t', ADMIN_PASSWORD: 'twelve or more' }],
    ['STARNEST_URL', { STARNEST_URL: 'nest.example.org' }],
    ['STARNEST_URL', { STARNEST_URL: 'https://nest.example.org/app' }],
    ['STARNEST_URL', { STARNEST_URL: 'https://nest.example.org:443' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'starnest', S3_ACCESS_KEY_ID: 'key' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://store' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://store' }],
    ['S3_BUCKET', { S3_PUBLIC_ENDPOINT: 'https://store' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SESSION_SECRET_FILE', { SESSION_SECRET_FILE: '/nowhere/secret' }],
    ['SESSION_SECRET_FILE', { SESSION_SECRET_FILE: '/dev/null', SESSION_SECRET: 'x'.repeat(16) }],
    ['SESSION_SECRET', { SESSION_SECRET_FILE: '/dev/null' }],
    ['PASSWORD_POLICY', { PASSWORD_POLICY: 'hard' }],
    ['RATE_LIMIT_MULTIPLIER', { RATE_LIMIT_MULTIPLIER: '0' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/starnest' }],
  ])('rejects a bad %s with a one-line error', (name, settings) => {
    const line = new RegExp(`^${name} [^\\n]+$`);
    expect(() => read(settings)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(line) as string }),
    );
    expect(() => read(settings)).toThrow(SettingError);
  });
});

describe('the mail server', () => {
  const STARNEST_URL = 'https://nest.example.org';

  it('needs the public URL and sends from its host by default', () => {
    const SMTP_URL = 'smtps://dana:secret@mail.example.org:465';
    expect(read().mail).toBeUndefined();
    expect(read({ SMTP_URL, STARNEST_URL }).mail).toEqual({
      url: SMTP_URL,
      origin: STARNEST_URL,
      from: 'starnest@nest.example.org',
      plainAllowed: false,
    });
    expect(read({ SMTP_URL, STARNEST_URL, SMTP_TLS: 'optional' }).mail?.plainAllowed).toBe(true);
    expect(read({ SMTP_URL, STARNEST_URL, SMTP_FROM: 'us@example.org' }).mail?.from).toBe('us@example.org');
    const from = (url: string) => read({ SMTP_URL, STARNEST_URL: url }).mail?.from;
    expect(from('http://192.168.1.20:5000')).toBe('starnest@[192.168.1.20]');
    expect(from('http://[fd00::1]:5000')).toBe('starnest@[IPv6:fd00::1]');
  });

  it.each([
    ['SMTP_URL must be an smtp:// or smtps:// URL', { SMTP_URL: 'mail.example.org', STARNEST_URL }],
    ['STARNEST_URL must be set because SMTP_URL is', { SMTP_URL: 'smtp://mail.example.org' }],
    ['SMTP_URL must be set because SMTP_FROM is', { SMTP_FROM: 'us@example.org' }],
    [
      'SMTP_FROM must be an email address',
      { SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'us', STARNEST_URL },
    ],
  ])('reports "%s"', (message, settings) => {
    expect(() => read(settings)).toThrow(message);
  });
});
