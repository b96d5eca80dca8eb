import { directionOf, type Locale } from '../../shared/locales.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';

/**
 * The file name of the web app manifest. The English one is the source, `client/public/manifest.webmanifest`.
 */
export const manifestFile = (locale: Locale): string =>
  locale === 'en' ? 'manifest.webmanifest' : `manifest.${locale}.webmanifest`;

type WebManifest = Record<string, unknown> & { shortcuts: (Record<string, unknown> & { url: string })[] };

/**
 * Translates the manifest. Keeps `id` and URLs, so that an installed app stays the same. Browsers request it
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
