import type { Router } from 'express';
import { adminEndpoints } from '@shared/api/endpoints/admin';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { sendJsonText } from '../../http/send-json';
import { sendArray } from '../../http/send-stream';
import { auditContext, auditLimited } from '../audit/audit';
import * as admin from './admin.service';
import { readAuditLog } from './audit-log.service';
import { endSessionsOf } from './end-sessions.service';
import { deleteAsAdmin, openFamily, restoreAsAdmin, suspendAsAdmin } from './family-actions.service';

const PAGE_PARAMETERS = ['search', 'state', 'limit', 'cursor'];

export function adminRoutes(router: Router, deps: Deps): void {
  mount(router, adminEndpoints.readStats, () => admin.readStats(deps));
  mount(router, adminEndpoints.readUnknownCodes, () => admin.readUnknownCodes(deps));

  // Any parameter requests a page, else the whole list.
  mountRaw(router, adminEndpoints.listFamilies, async ({ actor, query, req, res }) => {
    const isWhole = !PAGE_PARAMETERS.some((name) => name in req.query);
    await auditLimited(
      deps,
      {
        actorType: 'admin',
        actorId: actor.userId,
        action: query.search ? 'admin.search' : 'admin.view',
        outcome: 'ok',
        ...auditContext(req, deps),
      },
      isWhole ? 'all' : `page ${query.search ?? ''}`,
    );
    if (isWhole) return sendArray(res, admin.eachFamily(deps));
    const page = await admin.listFamilies(deps, query);
    res.set('X-Total-Count', String(page.total));
    if (page.nextCursor !== null) res.set('X-Next-Cursor', page.nextCursor);
    await sendJsonText(res, page.families);
  });

  mount(router, adminEndpoints.endSessions, ({ actor, body, req }) =>
    endSessionsOf(deps, actor, body.username, auditContext(req, deps)),
  );

  mount(router, adminEndpoints.readAuditLog, async ({ query, res }) => {
    const page = await readAuditLog(deps, query);
    if (page.nextCursor !== null) res.set('X-Next-Cursor', page.nextCursor);
    return page.lines;
  });

  mount(router, adminEndpoints.openFamily, ({ actor, params, body, req }) =>
    openFamily(deps, { actor, familyId: params.id, context: auditContext(req, deps) }, body.reason),
  );

  mount(router, adminEndpoints.suspendFamily, ({ actor, params, body, req }) =>
    suspendAsAdmin(deps, { actor, familyId: params.id, context: auditContext(req, deps) }, body.reason),
  );

  mount(router, adminEndpoints.restoreFamily, ({ actor, params, req }) =>
    restoreAsAdmin(deps, { actor, familyId: params.id, context: auditContext(req, deps) }),
  );

  mount(router, adminEndpoints.removeFamily, ({ actor, params, req }) =>
    deleteAsAdmin(deps, { actor, familyId: params.id, context: auditContext(req, deps) }),
  );
}
