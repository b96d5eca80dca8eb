import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesFor, isAway, isPrecached, localeOf, PRIVATE } from './cache-rules';

it('never touches private paths', () => {
  const path = fc
    .tuple(
      fc.constantFrom('/api', '/objects', '/ws', '/healthz', '/readyz'),
      fc.constantFrom('', '/x', '/x/y'),
    )
    .map((parts) => parts.join(''));
  fc.assert(fc.property(path, (private_) => PRIVATE.test(private_)));
  expect(['/', '/kid/x', '/apis', '/parent'].some((page) => PRIVATE.test(page))).toBe(false);
});

describe('isPrecached', () => {
  it('accepts hashed files', () => {
    expect(
      ['assets/a-1.css', 'assets/b-2.js', 'assets/fredoka-latin-wght-normal-1.woff2'].every(isPrecached),
    ).toBe(true);
  });

  it.each([
    'index.html',
    'favicon.svg',
    'assets/b-2.js.map',
    'assets/today-day-1.avif',
    'assets/figtree-latin-ext-wght-normal-1.woff2',
    'assets/baloo-arabic-wght-normal-1.woff2',
  ])('rejects %s', (name) => {
    expect(isPrecached(name)).toBe(false);
  });
});

it('precaches the catalogs of the page’s language only', () => {
  const file = (url: string, locale: 'de' | 'fr' | null) => ({ url, revision: null, locale });
  const files = [file('/a.js', null), file('/de.js', 'de'), file('/fr.js', 'fr')];
  expect(filesFor(files, 'de').map(({ url }) => url)).toEqual(['/a.js', '/de.js']);
});

it.each([
  ['?locale=pt-BR', 'pt-BR'],
  ['?locale=xx', 'en'],
  ['', 'en'],
])('takes the language from the query "%s": %s', (search, locale) => {
  expect(localeOf(search)).toBe(locale);
});

it('recognizes the responses of a gateway whose app is down', () => {
  expect([200, 404, 500, 502, 503, 504].filter(isAway)).toEqual([502, 503, 504]);
});
