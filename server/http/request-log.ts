import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger';

const PROBES = new Set(['/healthz', '/readyz']);

/** Assigns an id for the response (`X-Request-Id`) and the log. Successful probes are logged at debug. */
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

// 256 bits in base64url have 43 characters. An id has 36.
const TOKEN = /[\w-]{40,}/g;

// Ignores case, like Express.
const CODE = /(\/kids\/family\/|\/pair\/)[^/]+/i;

/** The query may contain a name. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(CODE, '$1-').replace(TOKEN, '-');
}
