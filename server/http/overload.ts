import type { RequestHandler } from 'express';
import type pg from 'pg';
import { overloaded, presentError } from '../lib/errors';

const LIMITS = {
  /** Queries that wait for a database connection. */
  waitingQueries: 100,
  /** Smoothed delay of the event loop. A machine that is busy with other things has it too, so it counts only with this many open requests. */
  delayMs: 300,
  openRequests: 50,
};
const SAMPLE_MS = 100;
/** Logins have their own queue (docs/decisions/0008), so they are never rejected here and don't count. */
const LOGINS =
  /^\/api\/(?:login(?:\/passkey(?:\/options)?)?|logout|auth\/admin-login|kids\/(?:[^/]+\/)?login|kids\/family\/[^/]+)\/?$/i;

const isLogin = (path: string): boolean => LOGINS.test(path);

export interface OverloadGuard {
  isOverloaded: () => boolean;
  /** Responds 503 immediately while the server is overloaded, and counts the open requests. */
  refuseExcess: RequestHandler;
}

/**
 * Detects overload by queries that wait for a connection, and by the delay of the event loop. Rejected requests cost
 * almost nothing, so the others finish and the server recovers within seconds.
 */
export function createOverloadGuard(
  pool: Pick<pg.Pool, 'waitingCount'>,
  limits: typeof LIMITS = LIMITS,
): OverloadGuard {
  let open = 0;
  let delayMs = 0;
  let sampledAt = performance.now();
  setInterval(() => {
    const now = performance.now();
    // Smoothed, because one slow moment is no overload.
    delayMs = (2 * delayMs + Math.max(0, now - sampledAt - SAMPLE_MS)) / 3;
    sampledAt = now;
  }, SAMPLE_MS).unref();

  const isOverloaded = () =>
    pool.waitingCount >= limits.waitingQueries || (delayMs >= limits.delayMs && open >= limits.openRequests);

  return {
    isOverloaded,
    refuseExcess(req, res, next) {
      if (isLogin(req.baseUrl + req.path)) return next();
      if (isOverloaded()) {
        const error = overloaded();
        res.set({
          'Cache-Control': 'no-store',
          'Retry-After': String(error.retryAfter),
        });
        res.status(error.status).json(presentError(error));
        return;
      }
      open += 1;
      res.once('close', () => (open -= 1));
      next();
    },
  };
}
