import {
  directionOf,
  formatsOf,
  isSameLanguage,
  LOCALE_COOKIE,
  LOCALES,
  matchLocale,
  type Locale,
} from '@shared/locales';
import { hasCookie } from '@/lib/page/browser-hints';

// Pages are prerendered without a browser.
const isBrowser = typeof document !== 'undefined';
const languages = isBrowser ? navigator.languages : [];

/**
 * Lengthens texts and mirrors the page to find layout problems. Enabled by `localStorage['starnest:pseudo']`.
 */
export const isPseudo = isBrowser && 'starnest:pseudo' in localStorage;

/** Returns the chosen language, or else the browser's first supported one. */
export const nextLocale = (): Locale =>
  LOCALES.find((each) => hasCookie(`${LOCALE_COOKIE}=${each}`)) ?? matchLocale(languages);

/** Changing it requires a reload. */
export const locale: Locale = isBrowser && !isPseudo ? nextLocale() : 'en';

export const regionLocale =
  // Browsers also list invalid tags such as `en-US@posix`.
  languages.find((tag) => /^\w+-\w+$/.test(tag) && isSameLanguage(tag, locale)) ??
  (locale === 'en' ? 'en-US' : locale);

export const formatLocale = formatsOf(regionLocale);

/** The direction, for arrow keys and swipes. */
export const direction = isPseudo ? 'rtl' : directionOf(locale);
export const isRightToLeft = direction === 'rtl';

export function markLanguage(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
