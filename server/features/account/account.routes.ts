import type { Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import { EXPORTS_AT_ONCE } from '../../db/client';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { sendChunks } from '../../http/send-stream';
import { unauthorized } from '../../lib/errors';
import { createHeavyReads } from '../../limits/heavy-reads';
import { clearBrowserData } from '../../sessions/session';
import { auditContext, auditSuccess } from '../audit/audit';
import * as account from './account.service';
import { EXPORT_NAME } from './archive';
import { deleteAccount } from './delete-account.service';
import { openFamilyExport } from './family-export';
import { restoreOwnFamily, suspendOwnFamily } from './suspension.service';

export function accountRoutes(router: Router, deps: Deps): void {
  const writeExport = createHeavyReads(deps.limits, 'export', {
    atOnce: EXPORTS_AT_ONCE,
    waiting: 40,
    waitingPerKey: 2,
    longestWaitMs: 20_000,
  });

  mount(router, accountEndpoints.updateAccount, ({ actor, body, req }) => {
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    return account.updateAccount(deps, actor, body, context);
  });

  mount(router, accountEndpoints.deleteAccount, async ({ actor, body, req, res }) => {
    await deleteAccount(deps, actor, body, auditContext(req, deps));
    clearBrowserData(res);
  });

  mount(router, accountEndpoints.changePassword, async ({ actor, body, req }) => {
    if (!req.currentSession) throw unauthorized();
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    await account.changePassword(deps, actor, req.currentSession.id, body, context);
  });

  mountRaw(router, accountEndpoints.exportFamily, async ({ actor, query: { format }, req, res }) => {
    const { familyId, userId } = actor;
    await deps.limits.take(['exports', userId]);
    await auditSuccess(deps.db, actor, 'family.export', auditContext(req, deps), familyId);
    const exported = await writeExport(familyId, () => openFamilyExport(deps, { familyId, userId }, format));
    try {
      res.attachment(`${EXPORT_NAME}.${format}`);
      if (exported.size !== undefined) res.set('Content-Length', String(exported.size));
      await sendChunks(res, exported.chunks);
    } finally {
      await exported.close();
    }
  });

  mount(router, accountEndpoints.suspendFamily, async ({ actor, body, req, res }) => {
    await suspendOwnFamily(deps, actor, body, auditContext(req, deps));
    clearBrowserData(res);
  });

  mount(router, accountEndpoints.restoreFamily, async ({ actor, req }) => {
    if (!req.currentSession) throw unauthorized();
    await restoreOwnFamily(deps, actor, req.currentSession.id, auditContext(req, deps));
  });

  mount(router, accountEndpoints.deleteFamily, async ({ actor, body, req, res }) => {
    await account.deleteOwnFamily(deps, actor, body, auditContext(req, deps));
    clearBrowserData(res);
  });
}
