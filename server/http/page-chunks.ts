import { z } from 'zod';
import { THEME_COLORS, type Theme } from '@shared/theme';

/** Vite's manifest of a build: each source module that became a file, with the files it needs. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** What the build drew of a screen (client/sketches): markup, the styles that this needs, and the script that hears taps on it. */
export const sketchesSchema = z.record(
  z.string(),
  z.object({ html: z.string(), css: z.string(), script: z.string() }),
);
type Sketch = z.infer<typeof sketchesSchema>[string];

interface Screen {
  /** Of path and query. */
  address: RegExp;
  /** The modules it begins with, beside the entry that all share. */
  modules: string[];
  /** The name of its sketch, if there is one. */
  sketch?: string;
  /** Only where a parent is thought to be signed in (`HOME_COOKIE`). */
  family?: true;
}

const SCREENS: Screen[] = [
  { address: /^\/(?:\?|$)/, modules: ['src/pages/family-home/family-home-page.tsx'], family: true },
  { address: /^\/(?:\?|$)/, modules: ['src/pages/landing/landing-page.tsx'] },
  {
    address: /^\/(?:kids|kid-login)\/?\?(?:.*&)?familyCode=\d{5}(?:&|$)/,
    modules: [],
    sketch: 'linked-code',
  },
  { address: /^\/(?:kids|kid-login)\/?(?:\?|$)/, modules: [], sketch: 'code' },
  { address: /^\/kid\/[^/?]+\/?(?:\?|$)/, modules: ['src/pages/kid/kid-page.tsx'] },
  { address: /^\/parent-auth\/?(?:\?|$)/, modules: ['src/pages/parent-auth/parent-auth-page.tsx'] },
  { address: /^\/parent\/?(?:\?|$)/, modules: ['src/pages/parent/parent-page.tsx'] },
];

/** The modules by name, for the test that they are there. */
export const SCREEN_MODULES: readonly string[] = SCREENS.flatMap(({ modules }) => modules);

/**
 * The group of screens that an address (path and query) belongs to, `isFamily` where a parent is thought to be signed in;
 * addresses of one group get the same page.
 */
export function screenOf(address: string, isFamily = false): number {
  return SCREENS.findIndex((screen) => screen.address.test(address) && (!screen.family || isFamily));
}

/** Every group there is, and -1 for all other paths. */
export const SCREEN_GROUPS: readonly number[] = [-1, ...SCREENS.keys()];

/** The name of a group's sketch. */
export const sketchOf = (group: number): string | undefined => SCREENS[group]?.sketch;

/**
 * The links that let a browser fetch a screen's scripts and styles together with the entry, instead of finding them out
 * one after the other.
 */
export function headLinks(manifest: Manifest, group: number): string {
  const modules = SCREENS[group]?.modules ?? [];
  const present = closure(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const wanted = closure(manifest, modules).filter((key) => !present.includes(key));
  const scripts = wanted.map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  const styles = wanted.flatMap((key) => manifest[key]?.css ?? []);
  return [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...new Set(scripts)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * The page with its screen's sketch in it (docs/decisions/0096): seen as soon as the page is there, until the app takes its
 * place. Style sheets and fonts are not asked for yet: `client/src/main.tsx` does that when it is there.
 */
export function withSketch(page: string, { html, css, script }: Sketch): string {
  return (
    page
      .replace(/<link rel="preload" as="font"[^>]*>\s*/g, '')
      // Before the style sheets, whose rules must win over these once they are there.
      .replace('<link rel="stylesheet"', (link) => `<style>${css}</style>${link}`)
      .replace(/<link rel="stylesheet"/g, '<link data-rel="stylesheet"')
      .replace('<html lang="en">', '<html lang="en" data-mood="kid">')
      .replace('<script ', `<script type="module" crossorigin src="/${script}"></script>\n    <script `)
      .replace('<div id="root"></div>', () => `<div id="root" data-sketch>${html}</div>`)
  );
}

/** The page in the theme that was chosen on the device; as it is, the device's own setting decides. */
export function withTheme(page: string, theme: Theme | null): string {
  if (!theme) return page;
  return page
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('content="light dark"', `content="${theme === 'bedtime' ? 'dark' : 'light'}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/g, `$1${THEME_COLORS[theme]}`);
}

/** The modules and all that they import statically: what is fetched before they run. */
export function closure(manifest: Manifest, modules: string[], seen: string[] = []): string[] {
  for (const key of modules) {
    const chunk = manifest[key];
    if (!chunk || seen.includes(key)) continue;
    seen.push(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}
