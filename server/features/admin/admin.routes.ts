import type { Request } from 'express';
import { adminFamiliesQuery, adminReasonRequest, endSessionsRequest } from '@shared/contracts/admin';
import { auditLogQuery } from '@shared/contracts/audit';
import { resetLinkRequest } from '@shared/contracts/password-reset';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { adminOf } from '../../http/resolve-actor';
import { appOriginOf } from '../../http/request-origin';
import { sendJson, sendJsonText } from '../../http/send-json';
import { sendArray } from '../../http/send-stream';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditLimited, auditContext } from '../audit/audit';
import { makeResetLink } from '../password-reset/password-reset.service';
import * as admin from './admin.service';
import { endSessionsOf } from './end-sessions.service';
import { openFamily, restoreAsAdmin, suspendAsAdmin } from './family-actions.service';
import { readAuditLog } from './audit-log.service';

const PAGE_PARAMETERS = ['search', 'limit', 'cursor'];

export function adminRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/admin/stats', allow('admin'), async (_req, res) => {
    await sendJson(res, await admin.readStats(deps));
  });

  router.get('/admin/unknown-codes', allow('admin'), async (_req, res) => {
    await sendJson(res, await admin.readUnknownCodes(deps));
  });

  // Without parameters the whole list, with any of them a page.
  router.get('/admin/families', allow('admin'), async (req, res) => {
    const whole = !PAGE_PARAMETERS.some((name) => name in req.query);
    const query = whole ? null : parse(adminFamiliesQuery, req.query);
    await auditLimited(deps, {
      actorType: 'admin',
      actorId: adminOf(req).userId,
      action: query?.search ? 'admin.search' : 'admin.view',
      outcome: 'ok',
      ...auditContext(req, deps),
    });
    if (query === null) return sendArray(res, admin.eachFamily(deps));
    const page = await admin.listFamilies(deps, query);
    res.set('X-Total-Count', String(page.total));
    if (page.nextCursor !== null) res.set('X-Next-Cursor', page.nextCursor);
    await sendJsonText(res, page.families);
  });

  router.post('/admin/reset-links', allow('admin'), jsonBody, async (req, res) => {
    const input = parse(resetLinkRequest, req.body);
    const origin = appOriginOf(req, deps);
    const link = await makeResetLink(deps, adminOf(req), input, origin, auditContext(req, deps));
    res.status(201).json(link);
  });

  router.post('/admin/end-sessions', allow('admin'), jsonBody, async (req, res) => {
    const { username } = parse(endSessionsRequest, req.body);
    await endSessionsOf(deps, adminOf(req), username, auditContext(req, deps));
    res.status(204).end();
  });

  router.get('/admin/audit-log', allow('admin'), async (req, res) => {
    const page = await readAuditLog(deps, parse(auditLogQuery, req.query));
    if (page.nextCursor !== null) res.set('X-Next-Cursor', page.nextCursor);
    await sendJson(res, page.lines);
  });

  const act = (req: Request) => ({
    actor: adminOf(req),
    familyId: recordId(req.params.id, 'family'),
    context: auditContext(req, deps),
  });

  router.post('/admin/families/:id/views', allow('admin'), jsonBody, async (req, res) => {
    const { reason } = parse(adminReasonRequest, req.body);
    const family = await openFamily(deps, act(req), reason);
    res.status(201).type('json').send(family);
  });

  router.post('/admin/families/:id/suspend', allow('admin'), jsonBody, async (req, res) => {
    const { reason } = parse(adminReasonRequest, req.body);
    await suspendAsAdmin(deps, act(req), reason);
    res.status(204).end();
  });

  router.post('/admin/families/:id/restore', allow('admin'), jsonBody, async (req, res) => {
    await restoreAsAdmin(deps, act(req));
    res.status(204).end();
  });

  router.delete('/admin/families/:id', allow('admin'), async (req, res) => {
    const id = recordId(req.params.id, 'family');
    await admin.removeFamily(deps, adminOf(req), auditContext(req, deps), id);
    res.status(204).end();
  });
}
