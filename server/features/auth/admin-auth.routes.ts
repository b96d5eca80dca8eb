import { loginRequest } from '@shared/contracts/users';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { beginSession, sessionMiddleware } from '../../sessions/session';
import { jsonBody, parse } from '../../http/validate';
import { logInAdmin } from './admin-auth.service';
import { localLogin } from './passport';

export function adminAuthRoutes(router: ApiRouter, deps: Deps): void {
  const logIn = localLogin((req, input) =>
    logInAdmin(deps, identifyClient(req, deps.secrets), req.requestId, input),
  );

  router.post(
    '/auth/admin-login',
    allow('anyone'),
    jsonBody,
    sessionMiddleware(deps.sessions, deps.secrets),
    async (req, res) => {
      req.body = parse(loginRequest, req.body);
      const login = await logIn(req, res);
      await beginSession(req, deps.sessions, { ...login, tabletHash: readTabletHash(req) });
      await rememberDevice(req, res, deps, login.actor);
      res.json(login.user);
    },
  );
}
