import { Router, type RequestHandler } from 'express';

/**
 * The routes of `routers` in their order, of which a request meets those alone that begin with its path's first part: with
 * eighty routes, trying one pattern after the other costs more than all else on a request's way. Throws when a route begins
 * with a parameter or pattern, or when a router holds more than routes.
 */
export function indexRoutes(routers: readonly Router[]): RequestHandler {
  const index = new Map<string, Router>();
  for (const { stack } of routers) {
    for (const layer of stack) {
      const part = /^\/([\w-]+)(?:\/|$)/.exec(layer.route?.path ?? '')?.[1];
      if (part === undefined) throw new Error('what can be indexed are routes that begin with a word');
      const key = part.toLowerCase();
      const found = index.get(key) ?? Router();
      found.stack.push(layer);
      index.set(key, found);
    }
  }
  return (req, res, next) => {
    const { path } = req;
    const end = path.indexOf('/', 1);
    // Express tells no capital letters apart in paths.
    const found = index.get(path.slice(1, end === -1 ? undefined : end).toLowerCase());
    if (found) found(req, res, next);
    else next();
  };
}
