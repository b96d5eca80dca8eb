const PSEUDO_KEY = 'starnest:pseudo';

/** The language of this page; a change of it takes a reload. */
export const locale = 'en';

/** The language and region by which dates, numbers and lists are written, and by which the device speaks and listens. */
export const formatLocale = 'en-US';

/**
 * Whether texts are shown lengthened and the page mirrored, to see what a longer or right-to-left language would break
 * (CONTRIBUTING.md). Set `localStorage['starnest:pseudo']` to turn it on.
 */
export const isPseudo = typeof localStorage !== 'undefined' && localStorage.getItem(PSEUDO_KEY) !== null;

/** Which way the page is read: what moves by arrow keys or by a finger has to be told. */
export const isRightToLeft = isPseudo;
export const direction = isRightToLeft ? 'rtl' : 'ltr';

/** Tells the browser which way the page is read, and in which language. */
export function markLanguage(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
