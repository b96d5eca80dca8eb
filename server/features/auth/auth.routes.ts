import type { Request, Response } from 'express';
import { loginRequest, proofRequest, registerRequest, userQuery } from '@shared/contracts/users';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { adultOf } from '../../http/resolve-actor';
import { requestLocale } from '../../http/request-locale';
import { sendJson } from '../../http/send-json';
import { comesFromApp } from '../../http/same-origin';
import { beginSession, clearBrowserData, endSession, sessionMiddleware } from '../../sessions/session';
import { jsonBody, parse } from '../../http/validate';
import { AppError, unauthorized } from '../../lib/errors';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import * as auth from './auth.service';
import { localLogin } from './passport';

export function authRoutes(router: ApiRouter, deps: Deps): void {
  const session = sessionMiddleware(deps.sessions, deps.secrets);
  const logIn = localLogin((req, input) => auth.logInParent(deps, identifyClient(req, deps.secrets), input));

  const signIn = async (req: Request, res: Response, login: Awaited<ReturnType<typeof logIn>>) => {
    await beginSession(req, deps.sessions, { ...login, tabletHash: readTabletHash(req) });
    await rememberDevice(req, res, deps, login.actor);
    return login.user;
  };

  // To a kid's session there is no current user on that browser either.
  router.get('/user', allow('anyone'), async (req, res) => {
    const { optional } = parse(userQuery, req.query);
    const actor = req.actor?.type === 'kid' ? null : req.actor;
    if (!actor && optional !== 'true') throw unauthorized();
    await sendJson(res, actor && (await auth.currentUser(deps, actor)));
  });

  router.get('/password-policy', allow('anyone'), async (_req, res) => {
    await sendJson(res, deps.newPasswords.policy);
  });

  router.post('/register', allow('anyone'), jsonBody, session, async (req, res) => {
    const input = parse(registerRequest, req.body);
    const signedIn = await auth.register(deps, identifyClient(req, deps.secrets), input, requestLocale(req));
    res.status(201).json(await signIn(req, res, signedIn));
  });

  router.post('/user/proof', allowUser('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const { password } = parse(proofRequest, req.body);
    await auth.proveByPassword(deps, identifyClient(req, deps.secrets), adultOf(req), password);
    res.status(204).end();
  });

  router.post('/login', allow('anyone'), jsonBody, session, async (req, res) => {
    req.body = parse(loginRequest, req.body);
    const login = await logIn(req, res);
    const user = await signIn(req, res, login);
    await auditLogin(deps, login.actor, auditContext(req, deps));
    res.json(user);
  });

  // Full-page navigations, outside the client's router.
  router.get('/login', allow('anyone'), (req, res) => {
    const returnTo = typeof req.query.returnTo === 'string' ? req.query.returnTo : '';
    const query = isLocalPath(returnTo) ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
    res.redirect(302, `/parent-auth${query}`);
  });

  router.get('/logout', allow('anyone'), session, async (req, res) => {
    if (!navigatesFromApp(req)) {
      throw new AppError('forbidden', 'foreign_origin');
    }
    await endSession(req);
    clearBrowserData(res);
    res.redirect(302, '/');
  });

  router.post('/logout', allow('anyone'), jsonBody, session, async (req, res) => {
    await endSession(req);
    clearBrowserData(res);
    res.status(204).end();
  });
}

/** Another site's link or image must not sign anyone out; an address typed by hand comes from `none`. */
function navigatesFromApp(req: Request): boolean {
  return req.headers['sec-fetch-site'] === 'none' || comesFromApp(req.headers);
}

/** A path within the app, and never something a browser takes for another host. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\\p{Cc}]/u.test(path) && path.length <= 500;
}
