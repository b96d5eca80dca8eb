import { z } from 'zod';

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

/** The module each screen begins with, beside the entry that all share. */
const SCREENS: [path: RegExp, modules: string[]][] = [
  [/^\/$/, ['src/pages/landing/landing-page.tsx']],
  [/^\/(?:kids|kid-login)\/?$/, ['src/pages/kid-login/kid-login-page.tsx']],
  [/^\/kid\/[^/]+\/?$/, ['src/pages/kid/kid-page.tsx']],
  [/^\/parent-auth\/?$/, ['src/pages/parent-auth/parent-auth-page.tsx']],
  [/^\/parent\/?$/, ['src/pages/parent/parent-page.tsx']],
];

/** The modules by name, for the test that they are there. */
export const SCREEN_MODULES: readonly string[] = SCREENS.flatMap(([, modules]) => modules);

/** A path's group of screens; paths of one group get the same page. */
export function screenOf(path: string): number {
  return SCREENS.findIndex(([pattern]) => pattern.test(path));
}

/** Every group there is, and -1 for all other paths. */
export const SCREEN_GROUPS: readonly number[] = [-1, ...SCREENS.keys()];

/**
 * The links that let a browser fetch a screen's scripts and styles together with the entry, instead of finding them out
 * one after the other. Empty for a group without a screen of its own.
 */
export function headLinks(manifest: Manifest, group: number): string {
  const modules = SCREENS[group]?.[1] ?? [];
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

/** The modules and all that they import statically. */
function closure(manifest: Manifest, modules: string[], seen: string[] = []): string[] {
  for (const key of modules) {
    const chunk = manifest[key];
    if (!chunk || seen.includes(key)) continue;
    seen.push(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}
