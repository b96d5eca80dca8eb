import { LOCALES, type Locale } from '../../shared/locales.ts';

export const PRIVATE = /^\/(?:api|objects|ws|healthz|readyz)(?:\/|$)/;

/** A catalog has its language; a file without a hash in its name has a revision. */
export interface BuildFile {
  url: string;
  revision: string | null;
  locale: Locale | null;
}

/** Whether the file is precached: not the landing page's pictures and fonts for scripts other than Latin. */
export const isPrecached = (name: string): boolean =>
  /^assets\/[^/]+$/.test(name) &&
  !/\.(?:map|avif)$|-(?:arabic|hebrew|latin-ext|cyrillic|greek|vietnamese)[^/]*\.woff2$/.test(name);

export const filesFor = (files: readonly BuildFile[], locale: Locale) =>
  files
    .filter((file) => file.locale === null || file.locale === locale)
    .map(({ url, revision }) => ({ url, revision }));

export function localeOf(search: string): Locale {
  const asked = new URLSearchParams(search).get('locale');
  return LOCALES.find((locale) => locale === asked) ?? 'en';
}

/** A gateway reports that the app behind it is down. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;
