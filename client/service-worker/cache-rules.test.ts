import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workerAddress } from '../src/lib/kept-audiences';
import {
  cacheName,
  filesFor,
  isAway,
  isKeepable,
  keptBy,
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
      'assets/today-day-1.avif',
      'favicon.svg',
    ],
    (name) => (name.includes('-de-') ? 'de' : name.includes('-en-') ? 'en' : null),
  );

  it('keeps the hashed files, and leaves rare fonts, pictures and anything else out', () => {
    expect(kept.all).toEqual([
      '/assets/a-1.css',
      '/assets/b-2.js',
      '/assets/fredoka-latin-wght-normal-1.woff2',
    ]);
  });

  it('keeps each language apart', () => {
    expect(kept.de).toEqual(['/assets/kid-de-3.js']);
    expect(kept.en).toEqual(['/assets/kid-en-3.js']);
    expect(kept['pt-BR']).toEqual([]);
  });
});

describe('what the worker’s address names', () => {
  const filesOf = (group: string) =>
    shellFiles([`assets/${group}-1.js`, `assets/${group}-de-1.js`], (name) =>
      name.includes('-de-') ? 'de' : null,
    );
  const files = { everyone: filesOf('everyone'), kids: filesOf('kids'), parents: filesOf('parents') };
  const kept = (address: string) => filesFor(files, keptBy(new URL(address, ORIGIN).search));

  it('is kept: what everyone needs, and what those do who were signed in', () => {
    expect(kept(workerAddress('en', []))).toEqual(['/assets/everyone-1.js']);
    expect(kept(workerAddress('en', ['kids']))).toEqual(['/assets/everyone-1.js', '/assets/kids-1.js']);
    expect(kept(workerAddress('en', ['kids', 'parents']))).toHaveLength(3);
  });

  it('has a language, English where it names none of ours', () => {
    expect(kept(workerAddress('de', ['kids']))).toContain('/assets/kids-de-1.js');
    expect(keptBy('?locale=xx&for=admins')).toEqual({ locale: 'en', audiences: [] });
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
