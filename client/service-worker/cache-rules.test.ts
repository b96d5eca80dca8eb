import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cacheName,
  filesFor,
  isAway,
  isKeepable,
  localeOf,
  outdatedCaches,
  ruleFor,
  shellFiles,
} from './cache-rules';

const ORIGIN = 'https://nest.example';
const rule = (path: string, more: { method?: string; mode?: string } = {}) =>
  ruleFor({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...more }, ORIGIN);

describe('ruleFor', () => {
  it('takes pages from the network first and hashed files from the cache', () => {
    expect(rule('/', { mode: 'navigate' })).toBe('page');
    expect(rule('/kid/0199?x=1', { mode: 'navigate' })).toBe('page');
    expect(rule('/assets/index-1a2b.js')).toBe('asset');
  });

  it.each([
    '/api',
    '/api/user',
    '/api/kids/1/messages',
    '/objects/uploads/cat.webp',
    '/ws',
    '/healthz',
    '/readyz',
  ])('leaves %s alone, as a page too', (path) => {
    expect(rule(path)).toBe('leave-alone');
    expect(rule(path, { mode: 'navigate' })).toBe('leave-alone');
  });

  it('leaves alone what is not asked for, not ours, or not hashed', () => {
    expect(rule('/assets/index-1a2b.js', { method: 'POST' })).toBe('leave-alone');
    expect(rule('https://elsewhere.example/assets/a.js')).toBe('leave-alone');
    expect(rule('/favicon.svg')).toBe('leave-alone');
    expect(rule('/sw.js')).toBe('leave-alone');
  });

  it('never touches anything under a private path', () => {
    const path = fc
      .tuple(fc.constantFrom('api', 'objects', 'ws'), fc.webPath())
      .map(([at, rest]) => `/${at}${rest}`);
    const mode = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin');
    fc.assert(
      fc.property(path, mode, (asked, how) => {
        // A path such as /apis is another one.
        fc.pre(/^\/(?:api|objects|ws)(?:\/|$)/.test(new URL(asked, ORIGIN).pathname));
        expect(rule(asked, { mode: how })).toBe('leave-alone');
      }),
    );
  });
});

describe('shellFiles', () => {
  const kept = shellFiles(
    [
      'index.html',
      'assets/b-2.js',
      'assets/a-1.css',
      'assets/kid-de-3.js',
      'assets/kid-en-3.js',
      'assets/fredoka-latin-wght-normal-1.woff2',
      'assets/fredoka-hebrew-wght-normal-1.woff2',
      'assets/baloo-arabic-wght-normal-1.woff2',
      'assets/figtree-latin-ext-wght-normal-1.woff2',
      'assets/b-2.js.map',
      'favicon.svg',
    ],
    (name) => (name.includes('-de-') ? 'de' : name.includes('-en-') ? 'en' : null),
  );

  it('keeps the hashed files, and leaves rare fonts and anything else out', () => {
    expect(kept.all).toEqual([
      '/assets/a-1.css',
      '/assets/b-2.js',
      '/assets/fredoka-latin-wght-normal-1.woff2',
    ]);
  });

  it('keeps of the languages the one of the page', () => {
    expect(filesFor(kept, localeOf('?locale=de'))).toEqual([...kept.all, '/assets/kid-de-3.js']);
    expect(filesFor(kept, localeOf('?locale=pt-BR'))).toEqual(kept.all);
    expect(filesFor(kept, localeOf('?locale=xx'))).toEqual([...kept.all, '/assets/kid-en-3.js']);
  });
});

describe('outdatedCaches', () => {
  it('keeps this build, the one before, and what is not ours', () => {
    const names = ['1', '2', '3', '4'].map((build) => cacheName(build, 'en'));
    expect(outdatedCaches(['other', ...names], cacheName('4', 'en'))).toEqual(names.slice(0, 2));
    expect(outdatedCaches([cacheName('4', 'en')], cacheName('4', 'en'))).toEqual([]);
    expect(outdatedCaches(names.slice(2), cacheName('4', 'en'))).toEqual([]);
    expect(outdatedCaches(names, cacheName('4', 'de'))).toEqual(names.slice(0, 3));
  });
});

describe('answers', () => {
  it('are kept only whole and ours', () => {
    expect(isKeepable({ status: 200, type: 'basic' })).toBe(true);
    expect(isKeepable({ status: 206, type: 'basic' })).toBe(false);
    expect(isKeepable({ status: 404, type: 'basic' })).toBe(false);
    expect(isKeepable({ status: 200, type: 'opaque' })).toBe(false);
  });

  it('of a gateway mean that the app is away', () => {
    expect([502, 503, 504].every(isAway)).toBe(true);
    expect([200, 304, 404, 500].some(isAway)).toBe(false);
  });
});
