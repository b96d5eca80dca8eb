import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids';
import { plainKey } from '../../stores/image-store';
import {
  folderOf,
  imageKey,
  incomingKey,
  nameInKey,
  partKey,
  placesOf,
  signUploadUrl,
  URL_SECONDS,
  verifyUploadUrl,
} from './upload-locations';

const family = newId();
const name = '0123456789abcdef0123456789abcdef';

describe('upload keys', () => {
  it("are plain and inside the family's folders", () => {
    const keys = [incomingKey(family, name), partKey(family, name, 1), imageKey(family, name, 480)];
    for (const key of keys) {
      expect(plainKey(key)).toBe(key);
      expect(placesOf(folderOf(family)).some((place) => key.startsWith(`${place}/`))).toBe(true);
      expect(placesOf(folderOf(family, name)).some((place) => key.startsWith(`${place}/`))).toBe(true);
    }
  });

  it('keep unchecked uploads apart from served images', () => {
    expect(incomingKey(family, name).split('/')[0]).not.toBe(imageKey(family, name, 480).split('/')[0]);
  });

  it('are parsed for their own family only', () => {
    expect(nameInKey(family, incomingKey(family, name))).toBe(name);
    expect(nameInKey(family, incomingKey(newId(), name))).toBeNull();
  });

  it.each([
    '',
    name,
    imageKey(family, name, 480),
    partKey(family, name, 1),
    `/${incomingKey(family, name)}`,
    incomingKey(family, `../${name}`),
    incomingKey(family, name).replace(name, `x/../${name}`),
    `${incomingKey(family, name)}\n`,
  ])('reject %j', (key) => {
    expect(nameInKey(family, key)).toBeNull();
  });
});

describe('plainKey', () => {
  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a//b',
    'a/./b',
    'a/',
    String.raw`a\..\b`,
    'a\u0000',
    '.hidden',
  ])('throws for %j', (key) => {
    expect(() => plainKey(key)).toThrow('not a plain key');
  });
});

const secret = randomBytes(32);
const NOW = new Date(1_800_000_000_000);
const later = (ms: number) => new Date(NOW.getTime() + ms);

function parts(path: string) {
  const url = new URL(path, 'http://here');
  return { name: url.pathname.split('/').at(-1) ?? '', query: Object.fromEntries(url.searchParams) };
}

function read(path: string, now = NOW, by = secret) {
  const signed = parts(path);
  return verifyUploadUrl([by], signed.name, signed.query, now);
}

describe('a signed upload URL', () => {
  it('is valid for its upload until it expires', () => {
    const path = signUploadUrl(secret, { name: 'abc' }, NOW);
    expect(read(path)).toEqual({ name: 'abc' });
    expect(read(path, later(URL_SECONDS * 1000 - 1))).toEqual({ name: 'abc' });
    expect(read(path, later(URL_SECONDS * 1000))).toBe('expired');
    expect(read(signUploadUrl(secret, { name: 'abc', part: 2 }, NOW))).toEqual({ name: 'abc', part: 2 });
  });

  it('is valid only with our own key', () => {
    expect(read(signUploadUrl(secret, { name: 'abc' }, NOW), NOW, randomBytes(32))).toBeNull();
  });

  it.each<[string, (path: string) => string]>([
    ['another name', (path) => path.replace('/abc?', '/abd?')],
    ['a later end', (path) => path.replace(/expires=\d+/, 'expires=1999999999')],
    ['a part', (path) => path.replace('?', '?part=1&')],
    ['another signature', (path) => path.replace(/signature=./, (start) => `${start}A`)],
    ['a cut signature', (path) => path.slice(0, -1)],
    ['no signature', (path) => path.replace(/&signature=.*/, '')],
    ['an empty signature', (path) => path.replace(/signature=.*/, 'signature=')],
    ['a part that is no number', (path) => path.replace('?', '?part=1e0&')],
    ['an end that is no number', (path) => path.replace(/expires=\d+/, 'expires=9e99')],
  ])('is invalid with %s', (_what, change) => {
    expect(read(change(signUploadUrl(secret, { name: 'abc' }, NOW)))).toBeNull();
  });

  it('is invalid if its part number is removed or changed', () => {
    const path = signUploadUrl(secret, { name: 'abc', part: 1 }, NOW);
    expect(read(path.replace('part=1', 'part=2'))).toBeNull();
    expect(read(path.replace('part=1&', ''))).toBeNull();
  });
});
