import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDoor, signDoor, URL_SECONDS } from './upload-url';

const key = randomBytes(32);
const NOW = new Date(1_800_000_000_000);
const later = (ms: number) => new Date(NOW.getTime() + ms);

function parts(path: string) {
  const url = new URL(path, 'http://here');
  return { name: url.pathname.split('/').at(-1) ?? '', query: Object.fromEntries(url.searchParams) };
}

function read(path: string, now = NOW, by = key) {
  const { name, query } = parts(path);
  return readDoor(by, name, query, now);
}

describe('a signed upload address', () => {
  it('opens for what it was signed for, until it expires', () => {
    const path = signDoor(key, { name: 'abc' }, NOW);
    expect(read(path)).toEqual({ name: 'abc' });
    expect(read(path, later(URL_SECONDS * 1000 - 1))).toEqual({ name: 'abc' });
    expect(read(path, later(URL_SECONDS * 1000))).toBe('expired');
    expect(read(signDoor(key, { name: 'abc', part: 2 }, NOW))).toEqual({ name: 'abc', part: 2 });
  });

  it('opens by our own key alone', () => {
    expect(read(signDoor(key, { name: 'abc' }, NOW), NOW, randomBytes(32))).toBeNull();
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
  ])('does not open with %s', (_what, change) => {
    expect(read(change(signDoor(key, { name: 'abc' }, NOW)))).toBeNull();
  });

  it('can’t have its part taken away or changed', () => {
    const path = signDoor(key, { name: 'abc', part: 1 }, NOW);
    expect(read(path.replace('part=1', 'part=2'))).toBeNull();
    expect(read(path.replace('part=1&', ''))).toBeNull();
  });
});
