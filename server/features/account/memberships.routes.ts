import type { Request } from 'express';
import { foundFamilyRequest, switchFamilyRequest } from '@shared/contracts/members';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { adultOf } from '../../http/resolve-actor';
import { jsonBody, parse } from '../../http/validate';
import { unauthorized } from '../../lib/errors';
import * as memberships from './memberships.service';

export function membershipsRoutes(router: ApiRouter, deps: Deps): void {
  router.post('/user/family', allowUser('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const { familyId } = parse(switchFamilyRequest, req.body);
    res.json(await memberships.switchFamily(deps, asking(req), familyId));
  });

  router.post('/family', allow('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const input = parse(foundFamilyRequest, req.body);
    const client = identifyClient(req, deps.secrets);
    res.status(201).json(await memberships.foundOwnFamily(deps, asking(req), input, client));
  });

  router.post('/invites/:token', allow('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const client = identifyClient(req, deps.secrets);
    res.json(await memberships.acceptInvite(deps, asking(req), String(req.params.token), client));
  });
}

function asking(req: Request) {
  if (!req.currentSession) throw unauthorized();
  return { actor: adultOf(req), sessionId: req.currentSession.id };
}
