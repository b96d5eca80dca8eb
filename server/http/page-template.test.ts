import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { BrowserHint } from '@shared/browser-hints';
import { writeClientBuild } from '../../tests/support/client-build';
import { PAGE_KINDS, PageTemplate, type Preferences } from './page-template';

const HTML =
  '<html lang="en"><head><script type="module" src="/assets/index.js"></script>' +
  '<title>A</title><meta name="description"\n content="B" /><meta property="og:title" content="A" />' +
  '<meta name="color-scheme" content="light dark" /><meta name="theme-color" content="#AEE2F9" media="light" />' +
  '<link rel="manifest" href="/manifest.webmanifest" /><link rel="stylesheet" href="/assets/index.css">' +
  '<link rel="preload" as="font" href="/assets/f.woff2"></head>' +
  '<body><div id="root"></div><noscript>C</noscript></body></html>';
const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'], css: ['assets/form.css'] },
  'src/pages/parent-auth/parent-auth-page.tsx': {
    file: 'assets/parent-auth.js',
    imports: ['index.html', '_form.js'],
    css: ['assets/login.css'],
  },
  'src/locales/en/start.ts': { file: 'assets/start-en.js' },
  'src/locales/ar/messages.po?start': { file: 'assets/start-ar.js' },
  'src/locales/ar/messages.po?adults': { file: 'assets/adults-ar.js' },
};

const folder = mkdtempSync(join(tmpdir(), 'starnest-template-'));
writeClientBuild(folder, HTML, MANIFEST);
const template = new PageTemplate(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const pageAt = (address: string, preferences: Partial<Preferences> = {}) =>
  template
    .pageFor(address, { hints: [], locale: 'en', theme: null, ...preferences })
    .bodies.identity.toString();

describe('the head', () => {
  it('names the build and links each file of the page once, except the entry’s', () => {
    expect(pageAt('/parent-auth')).toContain(
      `<meta name="build" content="${template.build}">` +
        '<link rel="stylesheet" crossorigin href="/assets/login.css">' +
        '<link rel="stylesheet" crossorigin href="/assets/form.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/start-en.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/parent-auth.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/form.js"></head>',
    );
  });

  it('links the catalogs of the page’s language only', () => {
    const links = (address: string) => pageAt(address, { locale: 'ar' }).match(/\/assets\/\w+-ar\.js/g);
    expect(links('/kid/x')).toEqual(['/assets/start-ar.js']);
    expect(links('/parent')).toEqual(['/assets/start-ar.js', '/assets/adults-ar.js']);
  });
});

it('fills in the language: its direction, title, description and manifest', () => {
  const page = pageAt('/pair', { locale: 'ar' });
  for (const part of [
    '<html lang="ar" dir="rtl">',
    '<title>Starnest ar</title>',
    'content="In ar &amp; &quot;more&quot;"',
    '<meta property="og:title" content="Starnest ar" />',
    'href="/manifest.ar.webmanifest"',
    '<noscript>No &lt;script></noscript>',
  ])
    expect(page).toContain(part);
});

it('fills in the theme that was chosen on the device', () => {
  const page = pageAt('/pair', { theme: 'bedtime' });
  expect(page).toContain('<html data-theme="bedtime" lang="en" dir="ltr">');
  expect(page).toContain('<meta name="color-scheme" content="dark" />');
  expect(page).toContain('content="#0A1930" media="light"');
  expect(pageAt('/pair')).not.toContain('data-theme');
});

describe('the kids’ login', () => {
  it('is in the page, inert, with its styles, and waits only for the script', () => {
    const page = pageAt('/kid-login');
    expect(page).toContain('<html lang="en" dir="ltr" data-audience="kid">');
    expect(page).toContain('<style>p{color:red}</style><link data-rel="stylesheet"');
    expect(page).toContain('<div id="root" data-shell inert><p>$& code</p></div>');
    expect(page).not.toContain('as="font"');
  });

  const screens: readonly [address: string, hint: BrowserHint | null, text: string | null][] = [
    ['/kids/?familyCode=123', null, 'code'],
    ['/kid-login?familyCode=12345', null, 'loading'],
    ['/kids?from=mail&familyCode=12345', 'tablet', 'loading'],
    ['/kid-login?notfamilyCode=12345', null, 'code'],
    ['/kids', 'tablet', 'loading'],
    ['/kid-login', 'family', 'code'],
    ['/kid/12345', null, null],
    ['/nowhere?familyCode=12345', null, null],
  ];
  it.each(screens)('at %s with hint %s has the screen %s', (address, hint, text) => {
    const [, screen] =
      / inert><p>(?:\$& )?(\w+)<\/p>/.exec(pageAt(address, { hints: hint ? [hint] : [] })) ?? [];
    expect(screen ?? null).toBe(text);
  });
});

it('links modules that exist', () => {
  const modules = PAGE_KINDS.flatMap((kind) => kind.modules);
  const missing = modules.filter(
    (name) => !existsSync(join(import.meta.dirname, `../../client/src/pages/${name}.tsx`)),
  );
  expect(missing).toEqual([]);
});
