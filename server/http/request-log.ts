import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger';

/** Asked every few seconds by whatever watches the process. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Gives each request an id, which is in its response (`X-Request-Id`) and in its one log line. A probe that finds
 * everything well is logged at debug.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    req.requestId = randomUUID();
    res.setHeader('X-Request-Id', req.requestId);
    if (!logger.isLevelEnabled('info')) return next();
    const startedAt = performance.now();
    res.once('close', () => {
      const isDull = PROBES.has(req.path) && res.statusCode === 200;
      logger[isDull ? 'debug' : 'info']({
        requestId: req.requestId,
        method: req.method,
        path: loggedPath(req.originalUrl),
        status: res.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        actor: req.actor?.type,
        ...(res.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}

// 256 bits in base64url have 43 characters; an id has 36.
const TOKEN = /[\w-]{40,}/g;

// In any letter case: Express matches paths in any.
const CODE = /(\/kids\/family\/|\/pair\/)[^/]+/i;

/** Without the query, which may contain a name that was searched for, and without codes and the tokens of links. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(CODE, '$1-').replace(TOKEN, '-');
}
