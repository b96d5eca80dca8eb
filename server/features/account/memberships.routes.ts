import type { Request, Router } from 'express';
import { memberEndpoints } from '@shared/api/endpoints/members';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import { mount } from '../../http/mount';
import type { AdultActor } from '../../lib/actor';
import { unauthorized } from '../../lib/errors';
import * as memberships from './memberships.service';

export function membershipsRoutes(router: Router, deps: Deps): void {
  mount(router, memberEndpoints.switchFamily, (call) =>
    memberships.switchFamily(deps, asking(call), call.body.familyId),
  );

  mount(router, memberEndpoints.createFamily, (call) =>
    memberships.createOwnFamily(deps, asking(call), call.body, identifyClient(call.req, deps.secrets)),
  );

  mount(router, memberEndpoints.acceptInvite, (call) =>
    memberships.acceptInvite(deps, asking(call), call.params.token, identifyClient(call.req, deps.secrets)),
  );
}

function asking({ actor, req }: { actor: AdultActor; req: Request }) {
  if (!req.currentSession) throw unauthorized();
  return { actor, sessionId: req.currentSession.id };
}
