import type { RequestHandler } from 'express';
import type pg from 'pg';
import { overloaded, presentError } from '../lib/errors';

const LIMITS = {
  waitingQueries: 100,
  /** Delay of the event loop. A busy machine has it too, so it only counts with this many open requests. */
  delayMs: 300,
  openRequests: 50,
};
const SAMPLE_MS = 100;
/** Logins have their own queue (docs/decisions/0008). */
const LOGINS =
  /^\/api\/(?:login(?:\/passkey(?:\/options)?)?|logout|auth\/admin-login|kids\/(?:[^/]+\/)?login|kids\/family\/[^/]+)\/?$/i;

const isLogin = (path: string): boolean => LOGINS.test(path);

export interface OverloadGuard {
  isOverloaded: () => boolean;
  refuseExcess: RequestHandler;
}

/**
 * Detects queries that wait for a connection, and event loop delays. Rejected requests cost almost nothing,
 * so the server recovers within seconds.
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
    // A single delay is not an overload.
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
