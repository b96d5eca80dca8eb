import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { SESSION_LIFETIMES } from '@shared/constants';
import type { Identity } from '../lib/actor';
import { deviceName } from '../lib/device-name';
import { randomToken, type Secrets } from '../lib/secrets';
import type { SessionStore } from './session-store';

const PLAIN_NAME = 'starnest.sid';
// Browsers reject this prefix from a subdomain or over plain http.
const SECURE_NAME = '__Host-starnest.sid';

const middlewares = new WeakMap<SessionStore, RequestHandler>();

/**
 * express-session for routes that create or end a session. Over https, the cookie is Secure with the __Host-
 * prefix. Over plain http (a home network) browsers would drop such a cookie, so it has its plain name.
 */
export function sessionMiddleware(store: SessionStore, secrets: Secrets): RequestHandler {
  // One for all routes, because each instance adds listeners to the store.
  const existing = middlewares.get(store);
  if (existing) return existing;
  const make = (name: string, secure: boolean) =>
    session({
      name,
      store,
      secret: [...secrets.cookieKeys],
      genid: randomToken,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'strict', path: '/', secure },
    });
  const plain = make(PLAIN_NAME, false);
  const secure = make(SECURE_NAME, true);
  const middleware: RequestHandler = (req, res, next) => (req.secure ? secure : plain)(req, res, next);
  middlewares.set(store, middleware);
  return middleware;
}

/** Returns the session id if the cookie's signature is valid, else null. */
export function sessionIdOf(req: IncomingMessage, secure: boolean, secrets: Secrets): string | null {
  const header = req.headers.cookie;
  if (!header) return null;
  const value = parseCookie(header)[secure ? SECURE_NAME : PLAIN_NAME];
  if (!value?.startsWith('s:')) return null;
  for (const key of secrets.cookieKeys) {
    const sid = unsign(value.slice(2), key);
    if (sid !== false) return sid;
  }
  return null;
}

/** A successful login. `verifiedHash` is the matching stored hash. */
export interface VerifiedLogin {
  actor: Identity;
  verifiedHash: string;
  sessionToken?: string;
  tabletHash: string | null;
}

/**
 * Signs this browser in with a new session id and ends its other session (docs/security.md, "Sessions").
 * Requires the session middleware. Throws 401 if the secret changed in the meantime.
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
  // Both middlewares share a store that uses the last one's cookie options, so set them here.
  started.cookie.secure = req.secure;
  started.cookie.maxAge = SESSION_LIFETIMES[actor.type].absoluteMs;
  try {
    await store.begin(req.sessionID, { data: started, verifiedHash, tabletHash });
  } catch (error) {
    // Otherwise the browser would get a cookie for it.
    await endSession(req);
    throw error;
  }
}

/** Removes the session cookies and cached images from the browser at logout. */
export function clearBrowserData(res: Response): void {
  // Works over https and on localhost. Otherwise the images' `Vary` protects them.
  res.set('Clear-Site-Data', '"cache"');
  res.clearCookie(PLAIN_NAME, { httpOnly: true, sameSite: 'strict', path: '/' });
  if (res.req.secure)
    res.clearCookie(SECURE_NAME, { httpOnly: true, sameSite: 'strict', path: '/', secure: true });
}

export async function endSession(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve()));
  });
}

function toError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
