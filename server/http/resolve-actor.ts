import type * as express from 'express';
import type { Actor, AdminActor, FamilyActor, KidActor, ParentActor } from '../lib/actor';
import { forbidden, noFamily, unauthorized } from '../lib/errors';
import { fingerprint, type Secrets } from '../lib/secrets';
import { sessionIdOf } from '../sessions/session';
import type { Session, SessionStore } from '../sessions/session-store';

declare module 'express-serve-static-core' {
  interface Request {
    /** Who is asking: null is nobody, or somebody whose session has ended. */
    currentSession: Session | null;
    requestId: string;
  }
}

/** Finds out who is asking, before any route. */
export function resolveActor(store: SessionStore, secrets: Secrets): express.RequestHandler {
  const readId = rememberedId(secrets);
  return async (req, _res, next) => {
    const id = readId(req);
    req.currentSession = id === null ? null : await store.findStored(id);
    next();
  };
}

const REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 1000;

/**
 * The stored id that a cookie of good signature stands for, worked out once for each: it never changes, and costs more than
 * the rest of finding out who is asking. Whether the session still lives is another question.
 */
function rememberedId(secrets: Secrets): (req: express.Request) => string | null {
  const known = new Map<string, string>();
  return (req) => {
    const key = `${req.secure} ${req.headers.cookie}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sid = sessionIdOf(req, req.secure, secrets);
    // Bad cookies cost their sender's own time only; remembered, they would push the good ones out.
    if (sid === null) return null;
    const id = fingerprint(sid);
    if (key.length <= LONGEST_REMEMBERED) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, id);
    }
    return id;
  };
}

/** The signed-in person, whoever. Throws 401. */
export function actorOf(req: express.Request): Actor {
  if (!req.currentSession) throw unauthorized();
  return req.currentSession.actor;
}

/** The signed-in parent in their family. Throws 401 or 403. */
export function parentOf(req: express.Request): ParentActor {
  const actor = familyActorOf(req);
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
