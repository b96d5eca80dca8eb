import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { SESSION_LIFETIMES } from '@shared/constants';
import type { Identity } from '../lib/actor';
import { cookieName, readCookie, unsignWith } from '../lib/cookies';
import { deviceName } from '../lib/device-name';
import { randomToken, type Secrets } from '../lib/secrets';
import type { SessionStore } from './session-store';

const COOKIE = 'sid';
const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

const middlewares = new WeakMap<SessionStore, RequestHandler>();

export function sessionMiddleware(store: SessionStore, secrets: Secrets): RequestHandler {
  // One for all routes, because each instance adds listeners to the store.
  const existing = middlewares.get(store);
  if (existing) return existing;
  const make = (isSecure: boolean) =>
    session({
      name: cookieName(COOKIE, isSecure),
      store,
      secret: [...secrets.cookieKeys],
      genid: randomToken,
      resave: false,
      saveUninitialized: false,
      cookie: { ...ATTRIBUTES, secure: isSecure },
    });
  const plain = make(false);
  const secure = make(true);
  const middleware: RequestHandler = (req, res, next) => (req.secure ? secure : plain)(req, res, next);
  middlewares.set(store, middleware);
  return middleware;
}

/** Returns the session id if the cookie's signature is valid, else null. */
export function sessionIdOf(req: IncomingMessage, secure: boolean, secrets: Secrets): string | null {
  const value = readCookie(req, COOKIE, secure);
  return value?.startsWith('s:') ? unsignWith(secrets.cookieKeys, value.slice(2)) : null;
}

/** `verifiedHash` is the matching stored hash. */
export interface VerifiedLogin {
  actor: Identity;
  verifiedHash: string;
  sessionToken?: string;
  tabletHash: string | null;
}

/**
 * Signs this browser in with a new session id and ends its other session. Throws 401 if the secret changed in
 * the meantime.
 */
export async function beginSession(
  req: Request,
  store: SessionStore,
  { actor, verifiedHash, sessionToken, tabletHash }: VerifiedLogin,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.regenerate((error: unknown) => (error ? reject(toError(error)) : resolve()));
  });
  const started = Object.assign(
    req.session,
    { actor, device: deviceName(req.headers['user-agent']) },
    sessionToken === undefined ? {} : { sessionToken },
  );
  // Both middlewares share a store that uses the last one's cookie options.
  started.cookie.secure = req.secure;
  started.cookie.maxAge = SESSION_LIFETIMES[actor.type].absoluteMs;
  try {
    await store.begin(req.sessionID, { data: started, verifiedHash, tabletHash });
  } catch (error) {
    // The browser would otherwise get a cookie for it.
    await endSession(req);
    throw error;
  }
}

/** Clears cookies and cached images at logout. */
export function clearBrowserData(res: Response): void {
  // Works over https and on localhost. Otherwise the images' `Vary` protects them.
  res.set('Clear-Site-Data', '"cache"');
  res.clearCookie(cookieName(COOKIE, false), ATTRIBUTES);
  if (res.req.secure) res.clearCookie(cookieName(COOKIE, true), { ...ATTRIBUTES, secure: true });
}

export async function endSession(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve()));
  });
}

function toError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
