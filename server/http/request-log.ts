import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger';

/** Gives each request an id, which is in its response (`X-Request-Id`) and in its one log line. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    req.requestId = randomUUID();
    res.setHeader('X-Request-Id', req.requestId);
    if (!logger.isLevelEnabled('info')) return next();
    const startedAt = performance.now();
    res.once('close', () => {
      logger.info({
        requestId: req.requestId,
        method: req.method,
        // Without the query, which may contain a family code or a name that was searched for.
        path: req.originalUrl.split('?', 1)[0]?.replace(/(\/family\/)[^/]+/, '$1-'),
        status: res.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        actor: req.currentSession?.actor.type,
        ...(res.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}
