import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../lib/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers send the origin in `Sec-Fetch-Site` or `Origin`. A request without them comes from a program,
 * which doesn't use a user's cookies unknowingly.
 */
export const sameOrigin: RequestHandler = (req, res, next) => {
  // A call with a token can only come from a program that has it.
  if (SAFE.has(req.method) || req.token) return next();
  return requireSameOrigin(req, res, next);
};

export const requireSameOrigin: RequestHandler = (req, _res, next) => {
  if (comesFromApp(req.headers)) return next();
  return next(new AppError('forbidden', 'foreign_origin'));
};

/** Whether no header names another origin. Also used for socket upgrades. */
export function comesFromApp(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // The scheme differs behind a proxy with TLS.
  return URL.canParse(origin) && new URL(origin).host === host;
}
