import type { Request } from 'express';
import { inviteRequest, memberRoleRequest } from '@shared/contracts/members';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { appOriginOf } from '../../http/request-origin';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { requestLocale } from '../../http/request-locale';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import * as invites from './invites.service';
import { changeMemberRole, endMembership, listMembers } from './members.service';

export function membersRoutes(router: ApiRouter, deps: Deps): void {
  const asking = (req: Request) => ({
    sessionId: req.currentSession?.id ?? null,
    context: auditContext(req, deps),
  });

  router.get('/family/members', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await listMembers(deps, parentOf(req)));
  });

  router.put('/family/members/:userId', allow('owner'), jsonBody, async (req, res) => {
    const id = userId(req);
    const { role } = parse(memberRoleRequest, req.body);
    res.json(await changeMemberRole(deps, parentOf(req), id, role, asking(req)));
  });

  router.delete('/family/members/:userId', allow('parent', 'helper'), jsonBody, async (req, res) => {
    await endMembership(deps, parentOf(req), userId(req), asking(req));
    res.status(204).end();
  });

  router.get('/family/invites', allow('parent'), async (req, res) => {
    await sendJson(res, await invites.listInvites(deps, parentOf(req)));
  });

  router.post('/family/invites', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(inviteRequest, req.body);
    const link = { origin: appOriginOf(req, deps), locale: requestLocale(req) };
    const key = idempotencyKeyOf(req, { familyId: actor.familyId }, `invites ${actor.userId}`);
    res.status(201).json(await invites.createInvite(deps, actor, input, link, key));
  });

  router.delete('/family/invites/:id', allow('parent'), jsonBody, async (req, res) => {
    await invites.withdrawInvite(deps, parentOf(req), recordId(req.params.id, 'invite'));
    res.status(204).end();
  });

  router.get('/invites/:token', allow('anyone'), async (req, res) => {
    await sendJson(res, await invites.viewInvite(deps, String(req.params.token)));
  });
}

const userId = (req: Request): string => recordId(req.params.userId, 'member');
