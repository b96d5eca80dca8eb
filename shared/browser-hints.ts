/** Set to `family` on a browser where a parent was last seen signed in: its `/` is the family's home. A hint, never the record. */
export const HOME_COOKIE = 'starnest-home';

/** Set to `tablet` with the cookie that makes a browser the family's tablet, for scripts to see. A hint, never the record. */
export const TABLET_COOKIE = 'starnest-paired';

/** What a browser's cookies hint that it is. */
export const BROWSER_HINTS = ['family', 'tablet'] as const;
export type BrowserHint = (typeof BROWSER_HINTS)[number];

/** What these cookies, by name, hint that their browser is. */
export const readBrowserHints = (cookies: Readonly<Record<string, string | undefined>>): BrowserHint[] =>
  BROWSER_HINTS.filter((hint) => cookies[hint === 'family' ? HOME_COOKIE : TABLET_COOKIE] === hint);
