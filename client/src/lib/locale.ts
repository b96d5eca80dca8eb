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

// The build prerenders screens where there is none.
const isBrowser = typeof document !== 'undefined';
const languages = isBrowser ? navigator.languages : [];

/**
 * Whether texts are shown lengthened and the page mirrored, to see what a longer or right-to-left language would break
 * (docs/translating.md). Set `localStorage['starnest:pseudo']` to turn it on.
 */
export const isPseudo = isBrowser && 'starnest:pseudo' in localStorage;

/** The language that a page loaded now would have: the one chosen on this browser, else the first of its own that we have. */
export const nextLocale = (): Locale =>
  LOCALES.find((each) => hasCookie(`${LOCALE_COOKIE}=${each}`)) ?? matchLocale(languages);

/** The language of this page; a change of it takes a reload. */
export const locale: Locale = isBrowser && !isPseudo ? nextLocale() : 'en';

/** The page's language in the browser's own region where it names one, as the device speaks and listens. */
export const regionLocale =
  // Browsers also name what is no tag, as `en-US@posix`.
  languages.find((tag) => /^\w+-\w+$/.test(tag) && isSameLanguage(tag, locale)) ??
  (locale === 'en' ? 'en-US' : locale);

/** The language, region and digits by which dates, numbers and lists are written: in Arabic too the digits of the keypad. */
export const formatLocale = formatsOf(regionLocale);

/** Which way the page is read: what moves by arrow keys or by a finger has to be told. */
export const direction = isPseudo ? 'rtl' : directionOf(locale);
export const isRightToLeft = direction === 'rtl';

/** Tells the browser which way the page is read, and in which language. */
export function markLanguage(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
