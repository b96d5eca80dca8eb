import type { Request, Response, Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import { mount, mountRaw } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { comesFromApp } from '../../http/same-origin';
import type { Identity } from '../../lib/actor';
import { AppError, unauthorized } from '../../lib/errors';
import { beginSession, clearBrowserData, endSession, sessionMiddleware } from '../../sessions/session';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import { logInAdmin } from './admin-auth.service';
import * as auth from './auth.service';
import { localLogin } from './passport';

export function authRoutes(router: Router, deps: Deps): void {
  const session = sessionMiddleware(deps.sessions, deps.secrets);
  const logInParent = localLogin((req, input) =>
    auth.logInParent(deps, identifyClient(req, deps.secrets), input),
  );
  const logInAsAdmin = localLogin((req, input) => logInAdmin(deps, identifyClient(req, deps.secrets), input));

  const signIn = async (req: Request, res: Response, login: auth.SignedIn<Identity>) => {
    await beginSession(req, deps.sessions, { ...login, tabletHash: readTabletHash(req) });
    await rememberDevice(req, res, deps, login.actor);
    return login.user;
  };

  // A kid's session has no current user either.
  mount(router, accountEndpoints.currentUser, async ({ actor, query }) => {
    if (actor && actor.type !== 'kid') return auth.currentUser(deps, actor);
    if (query.optional !== 'true') throw unauthorized();
    return null;
  });

  mount(router, accountEndpoints.readPasswordPolicy, () => deps.newPasswords.policy);

  mount(
    router,
    accountEndpoints.register,
    async ({ body, req, res }) => {
      const client = identifyClient(req, deps.secrets);
      return signIn(req, res, await auth.register(deps, client, body, requestLocale(req)));
    },
    session,
  );

  mount(router, accountEndpoints.proveByPassword, ({ actor, body, req }) =>
    auth.proveByPassword(deps, identifyClient(req, deps.secrets), actor, body.password),
  );

  mount(
    router,
    accountEndpoints.logIn,
    async ({ body, req, res }) => {
      req.body = body;
      const login = await logInParent(req, res);
      const user = await signIn(req, res, login);
      await auditLogin(deps, login.actor, auditContext(req, deps));
      return user;
    },
    session,
  );

  mount(
    router,
    accountEndpoints.logInAdmin,
    async ({ body, req, res }) => {
      req.body = body;
      return signIn(req, res, await logInAsAdmin(req, res));
    },
    session,
  );

  // These are full-page navigations, outside the client's router.
  mountRaw(router, accountEndpoints.openLoginPage, ({ req, res }) => {
    const returnTo = typeof req.query['returnTo'] === 'string' ? req.query['returnTo'] : '';
    const query = isLocalPath(returnTo) ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
    res.redirect(302, `/parent-auth${query}`);
  });

  mountRaw(
    router,
    accountEndpoints.logOutByNavigation,
    async ({ req, res }) => {
      if (!navigatesFromApp(req)) throw new AppError('forbidden', 'foreign_origin');
      await endSession(req);
      clearBrowserData(res);
      res.redirect(302, '/');
    },
    session,
  );

  mount(
    router,
    accountEndpoints.logOut,
    async ({ req, res }) => {
      await endSession(req);
      clearBrowserData(res);
    },
    session,
  );
}

function navigatesFromApp(req: Request): boolean {
  return req.headers['sec-fetch-site'] === 'none' || comesFromApp(req.headers);
}

/** Whether it is a path of this app, not a URL of another host. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\s\\\p{Cc}]/u.test(path) && path.length <= 500;
}
