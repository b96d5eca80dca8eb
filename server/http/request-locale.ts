import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { LOCALE_COOKIE, LOCALES, matchLocale, type Locale } from '@shared/locales';

/** Returns the chosen language, else the browser's first supported one. */
export function requestLocale(req: Request): Locale {
  const chosen = parseCookie(req.headers.cookie ?? '')[LOCALE_COOKIE];
  return LOCALES.find((locale) => locale === chosen) ?? matchLocale(req.acceptsLanguages());
}
