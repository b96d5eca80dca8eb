import { directionOf, type Locale } from '../../shared/locales.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';

type WebManifest = Record<string, unknown> & { shortcuts: (Record<string, unknown> & { url: string })[] };

/**
 * The manifest in a language; `id` and addresses stay, so that the app on a home screen is the same one. A browser asks for
 * it without cookies, therefore each language has an address of its own.
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
