import {
  directionOf,
  formatsOf,
  isSameLanguage,
  LOCALE_COOKIE,
  LOCALES,
  matchLocale,
  type Locale,
} from '@shared/locales';
import { hasCookie } from './has-cookie';

// The build prerenders pages without a browser.
const isBrowser = typeof document !== 'undefined';
const languages = isBrowser ? navigator.languages : [];

/**
 * Lengthens texts and mirrors the page to find layout problems (docs/translating.md). Enabled by
 * `localStorage['starnest:pseudo']`.
 */
export const isPseudo = isBrowser && 'starnest:pseudo' in localStorage;

/** The language after a reload: the one chosen in this browser, or else its first supported one. */
export const nextLocale = (): Locale =>
  LOCALES.find((each) => hasCookie(`${LOCALE_COOKIE}=${each}`)) ?? matchLocale(languages);

/** The page's language. Changing it requires a reload. */
export const locale: Locale = isBrowser && !isPseudo ? nextLocale() : 'en';

/** The page's language with the browser's region, for speech. */
export const regionLocale =
  // Browsers also list invalid tags such as `en-US@posix`.
  languages.find((tag) => /^\w+-\w+$/.test(tag) && isSameLanguage(tag, locale)) ??
  (locale === 'en' ? 'en-US' : locale);

/** The locale for formatting. Uses the keypad's digits in Arabic, too. */
export const formatLocale = formatsOf(regionLocale);

/** For arrow keys and swipes, which depend on the direction. */
export const direction = isPseudo ? 'rtl' : directionOf(locale);
export const isRightToLeft = direction === 'rtl';

export function markLanguage(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
