/**
 * Returns the path to open after login. Only accepts paths of this app, because `//host` or `/\host` would
 * redirect to another site.
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
