/** `:id` is any segment. Other paths get the app with status 404. */
export const PAGE_ROUTES = [
  '/',
  '/parent-auth',
  '/invite/:id',
  '/forgot-password',
  '/reset/:id',
  '/confirm/:id',
  '/cancel-email/:id',
  '/unsubscribe/:id',
  '/kids',
  '/kid-login',
  '/kid/:id',
  '/pair',
  '/pair/:id',
  '/board',
  '/admin-login',
  '/admin-dashboard',
  '/parent',
  '/parent/kid/:id',
  '/parent/kids/:id',
  '/parent-dashboard',
] as const;

const patterns = PAGE_ROUTES.map(
  (route) => new RegExp(route === '/' ? '^/$' : `^${route.replace(':id', '[^/]+')}/?$`, 'i'),
);

/**
 * Ignores case and escapes like the router: `/%50ARENT` is `/parent`, but an escaped slash doesn't separate
 * segments.
 */
export function isPagePath(path: string): boolean {
  const decoded = decodePath(path);
  return patterns.some((pattern) => pattern.test(decoded));
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
