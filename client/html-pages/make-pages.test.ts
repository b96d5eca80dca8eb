import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BrowserHint } from '../../shared/browser-hints';
import { headLinks, makePages, withShell, withTheme } from './make-pages';
import { KID_LOGIN, SCREENS } from './screens';

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

describe('makePages', () => {
  it('makes a page of each screen and theme, all naming the build', () => {
    const { files, index } = makePages('<html lang="en"><head></head>', {}, {});
    expect(index.screens.map(({ name }) => name)).toEqual(SCREENS.map(({ name }) => name));
    expect(files.size).toBe((SCREENS.length + 1) * 3);
    expect(files.get('other.bedtime.html')).toBe(
      `<html data-theme="bedtime" lang="en"><head><meta name="build" content="${index.build}"></head>`,
    );
  });
});
