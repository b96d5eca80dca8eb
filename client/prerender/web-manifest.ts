import { directionOf, type Locale } from '../../shared/locales.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';

type WebManifest = Record<string, unknown> & { shortcuts: (Record<string, unknown> & { url: string })[] };

/**
 * `id` and URLs stay the same, so that an installed app keeps its identity. Browsers request the manifest
 * without cookies, so each language has its own URL.
 */
export function localizedManifest(
  source: string,
  locale: Locale,
  { description, shortcuts }: LocalizedPages['words'],
): string {
  const manifest = JSON.parse(source) as WebManifest;
  return JSON.stringify({
    ...manifest,
    description,
    lang: locale,
    dir: directionOf(locale),
    shortcuts: manifest.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: shortcuts[shortcut.url as keyof typeof shortcuts],
    })),
  });
}
