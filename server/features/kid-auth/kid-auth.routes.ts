import type { Request, Response, Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import { familyCodeParams } from '@shared/contracts/kids';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import { mount } from '../../http/mount';
import { parse } from '../../http/validate';
import { beginSession, sessionMiddleware } from '../../sessions/session';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import * as kidAuth from './kid-auth.service';

export function kidAuthRoutes(router: Router, deps: Deps): void {
  const session = sessionMiddleware(deps.sessions, deps.secrets);

  const signIn = async (req: Request, res: Response, { response, ...login }: kidAuth.SignedInKid) => {
    const { sessionToken } = response;
    await beginSession(req, deps.sessions, { ...login, sessionToken, tabletHash: readTabletHash(req) });
    await rememberDevice(req, res, deps, login.actor);
    await auditLogin(deps, login.actor, auditContext(req, deps));
    return response;
  };

  mount(router, kidEndpoints.listFamilyCards, ({ actor, params, req }) => {
    const { code } = parse(familyCodeParams, params);
    return kidAuth.listFamilyCards(deps, identifyClient(req, deps.secrets), actor, code);
  });

  mount(
    router,
    kidEndpoints.logInKid,
    async ({ body: { kidId, familyCode, picturePattern }, req, res }) => {
      const input = { kidId, familyCode, pattern: picturePattern };
      return signIn(req, res, await kidAuth.logInKid(deps, identifyClient(req, deps.secrets), input));
    },
    session,
  );

  // The response must not reveal which ids exist.
  mount(
    router,
    kidEndpoints.logInOnKidPage,
    async ({ params, body, req, res }) => {
      const input = { kidId: params.id, pattern: body.pattern };
      return signIn(req, res, await kidAuth.logInKid(deps, identifyClient(req, deps.secrets), input));
    },
    session,
  );
}
