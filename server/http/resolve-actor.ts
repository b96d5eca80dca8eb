import type * as express from 'express';
import type { Actor, AdminActor, AdultActor, FamilyActor, KidActor, ParentActor } from '../lib/actor';
import { forbidden, noFamily, unauthorized } from '../lib/errors';
import { fingerprint, type Secrets } from '../lib/secrets';
import { sessionIdOf } from '../sessions/session';
import type { Session, SessionStore } from '../sessions/session-store';

declare module 'express-serve-static-core' {
  interface Request {
    /** The session of this browser; null without one or when it has ended. express-session's `req.session` exists on login routes only. */
    currentSession: Session | null;
    requestId: string;
  }
}

/** Sets `req.currentSession`, before any route. */
export function resolveActor(store: SessionStore, secrets: Secrets): express.RequestHandler {
  const readId = cachedSessionId(secrets);
  return async (req, _res, next) => {
    const id = readId(req);
    req.currentSession = id === null ? null : await store.findStored(id);
    next();
  };
}

const CACHE_SIZE = 10_000;
const MAX_CACHED_LENGTH = 1000;

/**
 * The stored session id of a cookie with a valid signature, cached because checking the signature costs more than the rest
 * of the look-up and its result never changes. Whether the session has ended is checked elsewhere.
 */
function cachedSessionId(secrets: Secrets): (req: express.Request) => string | null {
  const cache = new Map<string, string>();
  return (req) => {
    const key = `${req.secure} ${req.headers.cookie}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const sid = sessionIdOf(req, req.secure, secrets);
    // Invalid cookies are not cached, or a flood of them would push out the valid ones.
    if (sid === null) return null;
    const id = fingerprint(sid);
    if (key.length <= MAX_CACHED_LENGTH) {
      if (cache.size >= CACHE_SIZE) cache.clear();
      cache.set(key, id);
    }
    return id;
  };
}

/** The signed-in person of any role. Throws 401. */
export function actorOf(req: express.Request): Actor {
  if (!req.currentSession) throw unauthorized();
  return req.currentSession.actor;
}

/** The signed-in adult in their family, whatever the role there. Throws 401 or 403. */
export function parentOf(req: express.Request): ParentActor {
  const actor = familyActorOf(req);
  if (actor.type !== 'parent') throw forbidden();
  return actor;
}

/** The signed-in adult, in a family or not. Throws 401 or 403. */
export function adultOf(req: express.Request): AdultActor {
  const actor = actorOf(req);
  if (actor.type !== 'parent') throw forbidden();
  return actor;
}

/** The signed-in kid. Throws 401 or 403. */
export function kidOf(req: express.Request): KidActor {
  const actor = actorOf(req);
  if (actor.type !== 'kid') throw forbidden();
  return actor;
}

/** The signed-in admin. Throws 401 or 403. */
export function adminOf(req: express.Request): AdminActor {
  const actor = actorOf(req);
  if (actor.type !== 'admin') throw forbidden();
  return actor;
}

/** The signed-in parent or kid. Throws 401 or 403. */
export function familyActorOf(req: express.Request): FamilyActor {
  const actor = actorOf(req);
  if (actor.type === 'admin') throw forbidden();
  if (actor.familyId === null) throw noFamily();
  return actor;
}
