import {
  changePasswordRequest,
  endingRequest,
  exportQuery,
  updateUserRequest,
} from '@shared/contracts/users';
import type { Deps } from '../../deps';
import { EXPORTS_AT_ONCE } from '../../db/client';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { adultOf, parentOf } from '../../http/resolve-actor';
import { clearBrowserData } from '../../sessions/session';
import { requestLocale } from '../../http/request-locale';
import { sendChunks } from '../../http/send-stream';
import { jsonBody, parse } from '../../http/validate';
import { createHeavyReads } from '../../limits/heavy-reads';
import { unauthorized } from '../../lib/errors';
import { audit, auditContext } from '../audit/audit';
import * as account from './account.service';
import { deleteAccount } from './delete-account.service';
import { EXPORT_NAME } from './archive';
import { restoreOwnFamily, suspendOwnFamily } from './suspension.service';
import { openFamilyExport } from './family-export';

export function accountRoutes(router: ApiRouter, deps: Deps): void {
  const writeExport = createHeavyReads(deps.limits, 'export', {
    atOnce: EXPORTS_AT_ONCE,
    waiting: 40,
    waitingPerKey: 2,
    longestWaitMs: 20_000,
  });

  router.put('/user', allowUser('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const input = parse(updateUserRequest, req.body);
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    res.json(await account.updateAccount(deps, adultOf(req), input, context));
  });

  router.delete('/user', allowUser('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    const input = parse(endingRequest, req.body);
    await deleteAccount(deps, adultOf(req), input, auditContext(req, deps));
    clearBrowserData(res);
    res.status(204).end();
  });

  router.put(
    '/user/password',
    allowUser('parent', 'helper', 'without_family'),
    jsonBody,
    async (req, res) => {
      const actor = adultOf(req);
      const input = parse(changePasswordRequest, req.body);
      if (!req.currentSession) throw unauthorized();
      await account.changePassword(deps, actor, req.currentSession.id, input, auditContext(req, deps));
      res.status(204).end();
    },
  );

  router.get('/family/export', allow('parent'), async (req, res) => {
    const { format } = parse(exportQuery, req.query);
    const { familyId, userId } = parentOf(req);
    await deps.limits.take(['exports', userId]);
    await audit(deps.db, {
      actorType: 'parent',
      actorId: userId,
      action: 'family.export',
      target: familyId,
      outcome: 'ok',
      ...auditContext(req, deps),
    });
    const exported = await writeExport(familyId, () => openFamilyExport(deps, { familyId, userId }, format));
    try {
      res.attachment(`${EXPORT_NAME}.${format}`);
      if (exported.size !== undefined) res.set('Content-Length', String(exported.size));
      await sendChunks(res, exported.chunks);
    } finally {
      await exported.close();
    }
  });

  router.post('/family/suspend', allow('owner'), jsonBody, async (req, res) => {
    const input = parse(endingRequest, req.body);
    await suspendOwnFamily(deps, parentOf(req), input, auditContext(req, deps));
    clearBrowserData(res);
    res.status(204).end();
  });

  router.post('/family/restore', allow('parent', 'helper', 'without_family'), jsonBody, async (req, res) => {
    if (!req.currentSession) throw unauthorized();
    await restoreOwnFamily(deps, adultOf(req), req.currentSession.id, auditContext(req, deps));
    res.status(204).end();
  });

  router.delete('/family', allow('owner'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(endingRequest, req.body);
    await account.deleteOwnFamily(deps, actor, input, auditContext(req, deps));
    clearBrowserData(res);
    res.status(204).end();
  });
}
