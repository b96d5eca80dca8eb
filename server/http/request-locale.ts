import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { LOCALE_COOKIE, LOCALES, matchLocale, type Locale } from '@shared/locales';

/** The language of who asks: the one chosen on their browser, else the first of the browser's own that we have. */
export function requestLocale(req: Request): Locale {
  const chosen = parseCookie(req.headers.cookie ?? '')[LOCALE_COOKIE];
  return LOCALES.find((locale) => locale === chosen) ?? matchLocale(req.acceptsLanguages());
}
