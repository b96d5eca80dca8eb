import type { Request, Router } from 'express';
import { memberEndpoints } from '@shared/api/endpoints/members';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { appOriginOf } from '../../http/request-origin';
import { auditContext } from '../audit/audit';
import * as invites from './invites.service';
import { changeMemberRole, endMembership, listMembers } from './members.service';

export function membersRoutes(router: Router, deps: Deps): void {
  const asking = (req: Request) => ({
    sessionId: req.currentSession?.id ?? null,
    context: auditContext(req, deps),
  });

  mount(router, memberEndpoints.listMembers, ({ actor }) => listMembers(deps, actor));

  mount(router, memberEndpoints.changeMemberRole, ({ actor, params, body, req }) =>
    changeMemberRole(deps, actor, params.userId, body.role, asking(req)),
  );

  mount(router, memberEndpoints.endMembership, ({ actor, params, req }) =>
    endMembership(deps, actor, params.userId, asking(req)),
  );

  mount(router, memberEndpoints.listInvites, ({ actor }) => invites.listInvites(deps, actor));

  mount(router, memberEndpoints.createInvite, ({ actor, body, idempotencyKey, req }) => {
    const link = { origin: appOriginOf(req, deps), locale: requestLocale(req) };
    return invites.createInvite(deps, actor, body, link, idempotencyKey({ familyId: actor.familyId }));
  });

  mount(router, memberEndpoints.withdrawInvite, ({ actor, params }) =>
    invites.withdrawInvite(deps, actor, params.id),
  );

  mount(router, memberEndpoints.viewInvite, ({ params }) => invites.viewInvite(deps, params.token));
}
