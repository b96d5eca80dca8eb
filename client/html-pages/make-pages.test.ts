import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BrowserHint } from '../../shared/browser-hints';
import { LOCALES } from '../../shared/locales';
import { shells } from '../../tests/support/shells';
import { headLinks, makePages, withShell, withTheme, withWords } from './make-pages';
import { KID_LOGIN, SCREENS } from './screens';
import { localizedManifest, manifestFile } from './web-manifest';

const shortcuts = { '/kids': 'أطفال', '/parent': 'أهل' };

describe('headLinks', () => {
  const manifest = {
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
  };

  it('asks for what the screen needs beside the entry, each once', () => {
    expect(headLinks(manifest, ['src/pages/parent-auth/parent-auth-page.tsx'])).toBe(
      '<link rel="stylesheet" crossorigin href="/assets/login.css">' +
        '<link rel="stylesheet" crossorigin href="/assets/form.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/parent-auth.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/form.js">',
    );
  });

  it('finds a script by its name too', () => {
    expect(headLinks({ '_login-1a.js': { file: 'assets/login-1a.js', name: 'login' } }, ['login'])).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/login-1a.js">',
    );
  });

  it('asks for nothing where a screen has no files of its own', () => {
    expect(headLinks(manifest, [])).toBe('');
  });
});

describe('the screens', () => {
  const screenOf = (address: string, is?: BrowserHint) =>
    SCREENS.find(({ address: of, browser }) => of.test(address) && (browser === undefined || browser === is));

  const files = SCREENS.flatMap(({ modules }) => modules).filter((module) => module !== KID_LOGIN);
  it.each(files)('name %s as it is called', (module) => {
    expect(existsSync(join(import.meta.dirname, '..', module))).toBe(true);
  });

  it.each([
    ['/kid-login', 'code'],
    ['/kids/?familyCode=123', 'code'],
    ['/kid-login?familyCode=12345', 'linked-code'],
    ['/kids?from=mail&familyCode=12345', 'linked-code'],
    ['/kid-login?notfamilyCode=12345', 'code'],
    ['/', undefined],
    ['/kid/12345', undefined],
    ['/nowhere?familyCode=12345', undefined],
  ])('give %s the shell %s', (address, name) => {
    expect(screenOf(address)?.shell).toBe(name);
  });

  it.each([
    ['/kid-login', 'tablet', 'kid-login-tablet'],
    ['/kids', 'tablet', 'kid-login-tablet'],
    ['/kid-login?from=a&to=b', 'tablet', 'kid-login-tablet'],
    ['/kid-login?familyCode=12345', 'tablet', 'kid-login-with-code'],
    ['/kid-login', 'family', 'kid-login'],
    ['/', 'family', 'family-home'],
    ['/', 'tablet', 'landing'],
  ] as const)('are at %s on a browser that is %s: %s', (address, is, name) => {
    expect(screenOf(address, is)?.name).toBe(name);
  });
});

describe('withShell', () => {
  const page =
    '<html lang="en"><head><script type="module" src="/assets/index.js"></script>' +
    '<link rel="stylesheet" href="/assets/index.css"><link rel="preload" as="font" href="/assets/f.woff2">' +
    '</head><body><div id="root"></div></body></html>';

  it('puts the drawing and its styles into the page, and lets nothing but the script be waited for', () => {
    const shell = { html: '<p>$& $1</p>', css: 'p{color:red}' };
    expect(withShell(page, shell).replace(/>\s+</g, '><')).toBe(
      '<html lang="en" data-audience="kid"><head>' +
        '<script type="module" src="/assets/index.js"></script>' +
        '<style>p{color:red}</style><link data-rel="stylesheet" href="/assets/index.css">' +
        '</head><body><div id="root" data-shell inert><p>$& $1</p></div></body></html>',
    );
  });
});

describe('the theme that was chosen on a device', () => {
  const page =
    '<html lang="en"><meta name="color-scheme" content="light dark" />' +
    '<meta name="theme-color" content="#AEE2F9" media="light" /><meta name="theme-color" content="#0A1930" media="dark" />';

  it('stands in the page, with what the browser paints around it', () => {
    expect(withTheme(page, 'bedtime')).toBe(
      '<html data-theme="bedtime" lang="en"><meta name="color-scheme" content="dark" />' +
        '<meta name="theme-color" content="#0A1930" media="light" /><meta name="theme-color" content="#0A1930" media="dark" />',
    );
    expect(withTheme(page, null)).toBe(page);
  });
});

describe('withWords', () => {
  it('puts a language’s own words into the page, and says which way it is read', () => {
    const page =
      '<html lang="en"><title>A</title><meta name="description"\n content="B" /><meta property="og:title" content="A" />' +
      '<meta property="og:description" content="B" /><link rel="manifest" href="/manifest.webmanifest" />' +
      '<noscript>C</noscript>';
    const words = { title: '1 $& <', description: '2 "', noScript: '3', shortcuts };
    expect(withWords(page, 'ar', words)).toBe(
      '<html lang="ar" dir="rtl"><title>1 $&amp; &lt;</title><meta name="description"\n content="2 &quot;" />' +
        '<meta property="og:title" content="1 $&amp; &lt;" /><meta property="og:description" content="2 &quot;" />' +
        '<link rel="manifest" href="/manifest.ar.webmanifest" /><noscript>3</noscript>',
    );
  });
});

describe('localizedManifest', () => {
  const source = readFileSync(join(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8');
  const inArabic = localizedManifest(source, 'ar', {
    title: '',
    description: 'وصف',
    noScript: '',
    shortcuts,
  });

  it('has the words and the direction of the language, and is the same app', () => {
    const icons = [{ src: '/icon-192.png', sizes: '192x192' }];
    expect(JSON.parse(inArabic)).toEqual({
      ...JSON.parse(source),
      description: 'وصف',
      lang: 'ar',
      dir: 'rtl',
      shortcuts: [
        { name: 'أطفال', url: '/kids', icons },
        { name: 'أهل', url: '/parent', icons },
      ],
    });
  });

  it('has a file of its own, English the one that is its source', () => {
    expect(LOCALES.map(manifestFile)).toContain('manifest.pt-BR.webmanifest');
    expect(manifestFile('en')).toBe('manifest.webmanifest');
  });
});

describe('makePages', () => {
  it('makes a page of each screen, language and theme, all naming the build', () => {
    const { files, index } = makePages('<html lang="en"><head></head>', {}, shells);
    expect(index.screens.map(({ name }) => name)).toEqual(SCREENS.map(({ name }) => name));
    expect(files.size).toBe((SCREENS.length + 1) * LOCALES.length * 3);
    expect(files.get('other.pt-BR.bedtime.html')).toBe(
      `<html data-theme="bedtime" lang="pt-BR" dir="ltr"><head><meta name="build" content="${index.build}"></head>`,
    );
  });

  it('asks for the messages of its language only', () => {
    const manifest = Object.fromEntries(
      ['en', 'de'].flatMap((locale) =>
        ['entry', 'site'].map((part) => [
          `src/locales/${locale}/${part}.ts`,
          { file: `assets/${part}-${locale}.js` },
        ]),
      ),
    );
    const { files } = makePages('<html lang="en"><head></head>', manifest, shells);
    const links = /href="\/assets\/[^"]*"/g;
    expect(files.get('landing.de.auto.html')?.match(links)).toEqual([
      'href="/assets/entry-de.js"',
      'href="/assets/site-de.js"',
    ]);
    expect(files.get('kid-login.en.auto.html')?.match(links)).toEqual(['href="/assets/entry-en.js"']);
  });
});
