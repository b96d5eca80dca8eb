/**
 * Where to go after login. Only a path of this app: `//host`, `/\host` and anything a browser would read as
 * another origin falls back, so that a link to our login cannot send a parent to a stranger's page.
 */
export function safeReturnPath(returnTo: string | null | undefined, fallback: string): string {
  if (!returnTo || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  try {
    const target = new URL(returnTo, window.location.origin);
    if (target.origin !== window.location.origin || target.pathname.startsWith('//')) return fallback;
    return target.pathname + target.search + target.hash;
  } catch {
    return fallback;
  }
}
