import type { Request, Response } from 'express';
import { familyCodeParams, kidLoginRequest, kidPageLoginRequest } from '@shared/contracts/kids';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { beginSession, sessionMiddleware } from '../../sessions/session';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse } from '../../http/validate';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import * as kidAuth from './kid-auth.service';

export function kidAuthRoutes(router: ApiRouter, deps: Deps): void {
  const session = sessionMiddleware(deps.sessions, deps.secrets);

  const signIn = async (req: Request, res: Response, { response, ...login }: kidAuth.SignedInKid) => {
    const { sessionToken } = response;
    await beginSession(req, deps.sessions, { ...login, sessionToken, tabletHash: readTabletHash(req) });
    await rememberDevice(req, res, deps, login.actor);
    await auditLogin(deps, login.actor, auditContext(req, deps));
    res.json(response);
  };

  router.get('/kids/family/:code', allow('anyone'), async (req, res) => {
    const { code } = parse(familyCodeParams, req.params);
    const client = identifyClient(req, deps.secrets);
    await sendJson(res, await kidAuth.listFamilyCards(deps, client, req.actor, code));
  });

  router.post('/kids/login', allow('anyone'), jsonBody, session, async (req, res) => {
    const { kidId, familyCode, picturePattern } = parse(kidLoginRequest, req.body);
    const client = identifyClient(req, deps.secrets);
    await signIn(
      req,
      res,
      await kidAuth.logInKid(deps, client, { kidId, familyCode, pattern: picturePattern }),
    );
  });

  // An unknown kid is a wrong login, so that the response doesn't reveal which ids exist.
  router.post('/kids/:id/login', allow('anyone'), jsonBody, session, async (req, res) => {
    const { pattern } = parse(kidPageLoginRequest, req.body);
    const client = identifyClient(req, deps.secrets);
    await signIn(req, res, await kidAuth.logInKid(deps, client, { kidId: String(req.params.id), pattern }));
  });
}
