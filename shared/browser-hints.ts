/** A hint where a parent was last signed in, so `/` opens the family's home. */
export const HOME_COOKIE = 'starnest-home';

/** A hint for scripts, which can't read a paired tablet's real cookie. */
export const TABLET_COOKIE = 'starnest-paired';

const BROWSER_HINTS = ['family', 'tablet', 'board'] as const;
export type BrowserHint = (typeof BROWSER_HINTS)[number];

export const readBrowserHints = (cookies: Readonly<Record<string, string | undefined>>): BrowserHint[] =>
  BROWSER_HINTS.filter((hint) => cookies[hint === 'family' ? HOME_COOKIE : TABLET_COOKIE] === hint);
