import { HOME_COOKIE, TABLET_COOKIE } from '@shared/browser-hints';

export const hasCookie = (cookie: string): boolean => document.cookie.split(/;\s*/).includes(cookie);

const YEAR_SECONDS = 31_536_000;

/** A parent was last signed in on this browser. */
export function isFamilyHomeExpected(): boolean {
  return hasCookie(`${HOME_COOKIE}=family`);
}

/** Sets a cookie, so that the server's page for `/` can load the right scripts. */
export function expectFamilyHome(expected: boolean): void {
  if (expected === isFamilyHomeExpected()) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = expected ? YEAR_SECONDS : 0;
  document.cookie = `${HOME_COOKIE}=family; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

const hinted = (hint: 'tablet' | 'board'): boolean =>
  typeof document !== 'undefined' && hasCookie(`${TABLET_COOKIE}=${hint}`);

/** Other browsers need no request to find out (docs/decisions/0257). */
export const isTablet = (): boolean => hinted('tablet');

export const isBoard = (): boolean => hinted('board');
