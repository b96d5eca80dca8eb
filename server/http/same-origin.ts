import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../lib/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page sends (403 `foreign_origin`). Browsers name the origin in `Sec-Fetch-Site` or
 * `Origin`; a request without either comes from a program, which sends no one's cookies without knowing it.
 */
export const sameOrigin: RequestHandler = (req, res, next) => {
  // A page can't send a token without having it, and no browser adds one by itself.
  if (SAFE.has(req.method) || req.token) return next();
  return requireSameOrigin(req, res, next);
};

/** Like `sameOrigin`, but for any method: for a GET that changes something. */
export const requireSameOrigin: RequestHandler = (req, _res, next) => {
  if (comesFromApp(req.headers)) return next();
  return next(new AppError('forbidden', 'foreign_origin'));
};

/** True unless the browser's own headers name another origin. Also for socket upgrades. */
export function comesFromApp(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // The host alone is compared: behind a proxy that ends TLS the scheme seen here is not the browser's.
  return URL.canParse(origin) && new URL(origin).host === host;
}
