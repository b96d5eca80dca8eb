import { createHash } from 'node:crypto';
import type { BrowserHint } from '../../shared/browser-hints.ts';
import { directionOf, LOCALES, type Locale } from '../../shared/locales.ts';
import { THEME_COLORS, THEMES, type Theme } from '../../shared/theme.ts';
import type { Shells } from '../prerender/vite-plugin.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';
import { messageModules, OTHER, SCREENS } from './screens.ts';
import { manifestFile } from './web-manifest.ts';

/** Vite's manifest: the output file of each source module and its dependencies. */
export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

/** HTML files by name, and the list from which the server selects one. */
export interface Pages {
  files: Map<string, string>;
  index: { build: string; screens: { name: string; address: string; browser: BrowserHint | null }[] };
}

/**
 * Creates the app's page for each screen, language and theme: with links to the first scripts and styles, or
 * with its prerendered shell. `html` is Vite's page.
 */
export function makePages(html: string, manifest: Manifest, shells: Shells): Pages {
  const build = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const { words, screens } = shells.locales[locale];
    const localized = withWords(html, locale, words);
    for (const { name, modules, messages, shell } of [...SCREENS, OTHER]) {
      const links = headLinks(manifest, [...messageModules(locale, messages), ...modules]);
      const head = `<meta name="build" content="${build}">${links}`;
      const drawing = shell && { html: screens[shell], css: shells.css };
      const page = withShell(localized.replace('</head>', `${head}</head>`), drawing);
      for (const theme of [null, ...THEMES])
        files.set(`${name}.${locale}.${theme ?? 'auto'}.html`, withTheme(page, theme));
    }
  }
  const screens = SCREENS.map(({ name, address, browser = null }) => ({
    name,
    address: address.source,
    browser,
  }));
  return { files, index: { build, screens } };
}

/** Translates the page's title, description, texts without scripts, and name on a home screen. */
export function withWords(page: string, locale: Locale, words: LocalizedPages['words']): string {
  const [title = '', description = '', noScript = ''] = [words.title, words.description, words.noScript].map(
    escapeHtml,
  );
  return page
    .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(/(?<=<title>)[^<]*/, () => title)
    .replace(/(?<=property="og:title" content=")[^"]*/, () => title)
    .replace(/(?<=(?:name|property)="(?:og:)?description"\s+content=")[^"]*/g, () => description)
    .replace(/(?<=<noscript>)[^<]*/, () => noScript)
    .replace('/manifest.webmanifest', `/${manifestFile(locale)}`);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Links that let a browser fetch a screen's scripts and styles together with the entry. */
export function headLinks(manifest: Manifest, modules: readonly string[]): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = closure(manifest, entries);
  const wanted = closure(manifest, modules).filter((key) => !present.includes(key));
  const scripts = wanted.map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  const styles = wanted.flatMap((key) => manifest[key]?.css ?? []);
  return [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...new Set(scripts)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * Returns the manifest keys of modules, or of scripts with these names (client/chunks.ts), and of their
 * static imports.
 */
export function closure(manifest: Manifest, modules: readonly string[], seen: string[] = []): string[] {
  for (const module of modules) {
    const key = keyOf(manifest, module);
    const chunk = manifest[key];
    if (!chunk || seen.includes(key)) continue;
    seen.push(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

function keyOf(manifest: Manifest, module: string): string {
  if (manifest[module]) return module;
  return Object.keys(manifest).find((key) => key.endsWith('.js') && manifest[key]?.name === module) ?? module;
}

/**
 * Adds a screen's prerendered shell, which the browser shows immediately and the app replaces. It is inert
 * until then. Style sheets and fonts are loaded later by `client/src/main.tsx`.
 */
export function withShell(page: string, shell: { html: string; css: string } | undefined): string {
  if (!shell) return page;
  const { html, css } = shell;
  return (
    page
      .replace(/<link rel="preload" as="font"[^>]*>\s*/g, '')
      // Before the style sheets, whose rules must override these.
      .replace('<link rel="stylesheet"', (link) => `<style>${css}</style>${link}`)
      .replace(/<link rel="stylesheet"/g, '<link data-rel="stylesheet"')
      .replace(/<html [^>]*/, (tag) => `${tag} data-audience="kid"`)
      .replace('<div id="root"></div>', () => `<div id="root" data-shell inert>${html}</div>`)
  );
}

/** Sets the theme chosen on the device, or null for the system's. */
export function withTheme(page: string, theme: Theme | null): string {
  if (!theme) return page;
  return page
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('content="light dark"', `content="${theme === 'bedtime' ? 'dark' : 'light'}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/g, `$1${THEME_COLORS[theme]}`);
}
