import type * as express from 'express';
import type { Actor, AdultActor } from '../lib/actor';
import type { Deps } from '../deps';
import { boardOfRequest } from '../devices/paired-devices';
import { forbidden, unauthorized } from '../lib/errors';
import { fingerprint, type Secrets } from '../lib/secrets';
import type { AccessToken } from '../sessions/access-tokens';
import { sessionIdOf } from '../sessions/session';
import type { Session } from '../sessions/session-store';
import { recordTabletUse } from '../sessions/tablet-sessions';
import type { Db } from '../db/client';
import { bearerToken, requireToken } from './access-token';

declare module 'express-serve-static-core' {
  interface Request {
    actor: Actor | null;
    /** express-session's `req.session` exists on login routes only. */
    currentSession: Session | null;
    /** An access token, used instead of a session. */
    token: AccessToken | null;
    requestId: string;
    countMoreWrites?: (count: number) => Promise<void>;
  }
}

const BOARD_PATHS = /^\/board(?:\/|$)/i;

/**
 * Sets `req.actor`, and `req.currentSession` or `req.token`. A token takes precedence. Throws 401 for an
 * invalid one.
 */
export function resolveActor(
  deps: Pick<Deps, 'db' | 'limits' | 'secrets' | 'sessions'>,
): express.RequestHandler {
  const readId = cachedSessionId(deps.secrets);
  return async (req, _res, next) => {
    Object.assign(req, { actor: null, currentSession: null, token: null });
    const token = bearerToken(req);
    if (token === null && BOARD_PATHS.test(req.path)) {
      // Boards are recognized only here, so that a stolen board opens nothing else.
      req.actor = await boardOfRequest(deps.db, req);
      return next();
    }
    if (token === null) {
      const id = readId(req);
      req.currentSession = id === null ? null : await deps.sessions.findStored(id);
      if (req.currentSession) await recordUse(deps.db, req.currentSession, req.method);
    } else {
      // Hides cookies, such as a tablet's, from later code.
      delete req.headers.cookie;
      req.token = await requireToken(deps, req, token);
    }
    req.actor = (req.currentSession ?? req.token)?.actor ?? null;
    next();
  };
}

/** Records a use. On a tablet, only writes count, because open pages poll. */
async function recordUse(db: Db, { id, actor, tabletId, onBoard }: Session, method: string): Promise<void> {
  const reads = method === 'GET' || method === 'HEAD';
  const isUse = onBoard ? actor.type !== 'kid' : actor.type === 'parent' && tabletId !== null && !reads;
  if (isUse) await recordTabletUse(db, id);
}

const CACHE_SIZE = 10_000;
const MAX_CACHED_LENGTH = 1000;

/**
 * Checking the signature is the most expensive part and never changes. The session's end is checked
 * elsewhere.
 */
function cachedSessionId(secrets: Secrets): (req: express.Request) => string | null {
  const cache = new Map<string, string>();
  return (req) => {
    const key = `${req.secure} ${req.headers.cookie}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const sid = sessionIdOf(req, req.secure, secrets);
    // Caching invalid cookies would let a flood evict valid ones.
    if (sid === null) return null;
    const id = fingerprint(sid);
    if (key.length <= MAX_CACHED_LENGTH) {
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(key, id);
    }
    return id;
  };
}

/** Returns the signed-in adult, with or without a family. Throws 401 or 403. */
export function adultOf({ actor }: express.Request): AdultActor {
  if (!actor) throw unauthorized();
  if (actor.type !== 'parent') throw forbidden();
  return actor;
}
