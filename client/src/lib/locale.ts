const PSEUDO_KEY = 'starnest:pseudo';

/** The language of this page; a change of it takes a reload. */
export const locale = 'en';

/**
 * Whether texts are shown lengthened and the page mirrored, to see what a longer or right-to-left language would break
 * (CONTRIBUTING.md). Set `localStorage['starnest:pseudo']` to turn it on.
 */
export const isPseudo = typeof localStorage !== 'undefined' && localStorage.getItem(PSEUDO_KEY) !== null;

/** Tells the browser which way the page is read, and in which language. */
export function markLanguage(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = isPseudo ? 'rtl' : 'ltr';
}
