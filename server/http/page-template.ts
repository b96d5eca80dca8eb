import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { BrowserHint } from '@shared/browser-hints';
import { directionOf, LOCALES, type Locale } from '@shared/locales';
import { THEME_COLORS, type Theme } from '@shared/theme';

/** Data of the client build: texts in each language, and the kids' login as markup. */
const pageData = z.object({
  css: z.string(),
  locales: z.record(
    z.enum(LOCALES),
    z.object({
      words: z.object({ title: z.string(), description: z.string(), noScript: z.string() }),
      screens: z.object({ code: z.string(), 'linked-code': z.string() }),
    }),
  ),
});
type PageData = z.output<typeof pageData>;

/** Vite's manifest: each source module with its files. */
const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.output<typeof viteManifest>;

interface PageKind {
  name: string;
  address: RegExp;
  /** Applies only to browsers with this hint. */
  hint?: BrowserHint;
  modules: readonly string[];
  /** The page's catalogs in addition to `start`. */
  catalogs?: readonly ('site' | 'kids' | 'board' | 'adults' | 'manage')[];
  screen?: keyof PageData['locales'][Locale]['screens'];
}

const KID_LOGIN = ['kid-login/kid-login-page'];
const BOARD = { modules: ['board/board-page'], catalogs: ['board', 'kids'] } as const;
/** The first match applies. Other pages load their code without links. */
export const PAGE_KINDS: readonly PageKind[] = [
  {
    name: 'home',
    address: /^\/(?:\?|$)/,
    hint: 'family',
    modules: ['family-home/family-home-page'],
    catalogs: ['adults'],
  },
  { name: 'board-home', address: /^\/(?:\?|$)/, hint: 'board', ...BOARD },
  {
    name: 'landing-tablet',
    address: /^\/(?:\?|$)/,
    hint: 'tablet',
    modules: ['landing/landing-page', 'landing/device-portals'],
    catalogs: ['site'],
  },
  { name: 'landing', address: /^\/(?:\?|$)/, modules: ['landing/landing-page'], catalogs: ['site'] },
  {
    name: 'kid-login-with-code',
    address: /^\/(?:kids|kid-login)\/?\?(?:.*&)?familyCode=\d{5}(?:&|$)/,
    modules: KID_LOGIN,
    screen: 'linked-code',
  },
  { name: 'board-kids', address: /^\/(?:kids|kid-login)\/?(?:\?|$)/, hint: 'board', ...BOARD },
  {
    name: 'kid-login-tablet',
    address: /^\/(?:kids|kid-login)\/?(?:\?|$)/,
    hint: 'tablet',
    modules: KID_LOGIN,
    screen: 'linked-code',
  },
  { name: 'kid-login', address: /^\/(?:kids|kid-login)\/?(?:\?|$)/, modules: KID_LOGIN, screen: 'code' },
  { name: 'kid', address: /^\/kid\/[^/?]+\/?(?:\?|$)/, modules: ['kid/kid-page'], catalogs: ['kids'] },
  {
    name: 'parent-auth',
    address: /^\/parent-auth\/?(?:\?|$)/,
    modules: ['parent-auth/parent-auth-page'],
    catalogs: ['site'],
  },
  {
    name: 'invite',
    address: /^\/invite\/[^/?]+\/?(?:\?|$)/,
    modules: ['invite/invite-page'],
    catalogs: ['site', 'adults', 'manage'],
  },
  { name: 'pair', address: /^\/pair(?:\/|\?|$)/, modules: ['pair/pair-page'], catalogs: ['site'] },
  { name: 'board', address: /^\/board\/?(?:\?|$)/, ...BOARD },
  {
    name: 'parent',
    address: /^\/parent\/?(?:\?|$)/,
    modules: ['parent/parent-page', 'parent/overview-tab'],
    catalogs: ['adults'],
  },
];
const OTHER: Pick<PageKind, 'name' | 'modules' | 'catalogs' | 'screen'> = { name: 'other', modules: [] };

export interface Preferences {
  hints: readonly BrowserHint[];
  locale: Locale;
  theme: Theme | null;
}

export interface Page {
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

export class PageTemplate {
  /** The page contains the hashed entry, which names every other file. */
  readonly build: string;
  readonly folder: string;
  readonly #html: string;
  readonly #manifest: Manifest;
  readonly #data: PageData;
  readonly #pages = new Map<string, Page>();

  constructor(folder: string) {
    this.folder = folder;
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    this.#html = read('index.html');
    this.#manifest = viteManifest.parse(JSON.parse(read('.vite/manifest.json')));
    this.#data = pageData.parse(JSON.parse(read('.vite/shells.json')));
    this.build = createHash('sha256').update(this.#html).digest('hex').slice(0, 16);
  }

  pageFor(address: string, { hints, locale, theme }: Preferences): Page {
    const kind =
      PAGE_KINDS.find((each) => each.address.test(address) && (!each.hint || hints.includes(each.hint))) ??
      OTHER;
    const key = `${kind.name} ${locale} ${theme ?? ''}`;
    const page = this.#pages.get(key) ?? asPage(this.#fill(kind, locale, theme));
    this.#pages.set(key, page);
    return page;
  }

  #fill({ modules, catalogs = [], screen }: typeof OTHER, locale: Locale, theme: Theme | null): string {
    const { words, screens } = this.#data.locales[locale];
    const links = headLinks(this.#manifest, [
      ...['start', ...catalogs].map((part) => catalogModule(locale, part)),
      ...modules.map((name) => `src/pages/${name}.tsx`),
    ]);
    const head = `<meta name="build" content="${this.build}">${links}</head>`;
    let page = withWords(this.#html, locale, words).replace('</head>', () => head);
    if (screen) page = withScreen(page, screens[screen], this.#data.css);
    return theme ? withTheme(page, theme) : page;
  }
}

export const catalogModule = (locale: Locale, part: string): string =>
  locale === 'en' ? `src/locales/en/${part}.ts` : `src/locales/${locale}/messages.po?${part}`;

const asPage = (html: string): Page => ({
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
  bodies: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) },
});

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function withWords(page: string, locale: Locale, words: PageData['locales'][Locale]['words']): string {
  const [title = '', description = '', noScript = ''] = [words.title, words.description, words.noScript].map(
    escapeHtml,
  );
  const manifest = locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
  return page
    .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(/(?<=<title>)[^<]*/, () => title)
    .replace(/(?<=property="og:title" content=")[^"]*/, () => title)
    .replace(/(?<=(?:name|property)="(?:og:)?description"\s+content=")[^"]*/g, () => description)
    .replace(/(?<=<noscript>)[^<]*/, () => noScript)
    .replace('/manifest.webmanifest', manifest);
}

function headLinks(manifest: Manifest, modules: readonly string[]): string {
  const present = closure(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const files = [...closure(manifest, modules)]
    .filter((key) => !present.has(key))
    .flatMap((key) => manifest[key] ?? []);
  const styles = new Set(files.flatMap(({ css }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

export function closure(manifest: Manifest, modules: readonly string[]): Set<string> {
  const keys = new Set(modules.filter((key) => manifest[key]));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return keys;
}

/**
 * Shows the kids' login 3 s earlier on a slow tablet. Inert until the app runs; `client/src/main.tsx` then
 * loads the style sheets and fonts.
 */
function withScreen(page: string, markup: string, css: string): string {
  return page
    .replace(/<link rel="preload" as="font"[^>]*>\s*/g, '')
    .replace('<link rel="stylesheet"', (link) => `<style>${css}</style>${link}`)
    .replace(/<link rel="stylesheet"/g, '<link data-rel="stylesheet"')
    .replace(/<html [^>]*/, (tag) => `${tag} data-audience="kid"`)
    .replace('<div id="root"></div>', () => `<div id="root" data-shell inert>${markup}</div>`);
}

/** The system's theme applies without a chosen one. */
function withTheme(page: string, theme: Theme): string {
  return page
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('content="light dark"', `content="${theme === 'bedtime' ? 'dark' : 'light'}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/g, `$1${THEME_COLORS[theme]}`);
}
