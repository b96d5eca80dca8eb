import { monthQuery } from '@shared/contracts/history';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { parse, recordId } from '../../http/validate';
import { notFound } from '../../lib/errors';
import { listChoreHistory } from './chore-history';
import { listKidRequests } from './kid-requests';
import { listFamilyRewardHistory, listKidRewardHistory } from './reward-history';

export function historyRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/kids/:id/requests', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await listKidRequests(deps, familyActorOf(req), recordId(req.params.id, 'kid')));
  });

  router.get('/kids/:id/chore-history', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    const month = parse(monthQuery, req.query);
    await sendJson(res, await listChoreHistory(deps, familyActorOf(req), id, month));
  });

  router.get('/kids/:id/reward-redemptions', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    const month = parse(monthQuery, req.query);
    await sendJson(res, await listKidRewardHistory(deps, familyActorOf(req), id, month));
  });

  router.get('/parents/:id/reward-redemptions', allow('parent', 'helper'), async (req, res) => {
    const actor = parentOf(req);
    if (recordId(req.params.id, 'parent') !== actor.userId) throw notFound('parent');
    const month = parse(monthQuery, req.query);
    await sendJson(res, await listFamilyRewardHistory(deps, actor, month));
  });

  router.get('/reward-redemptions', allow('parent', 'helper'), async (req, res) => {
    const month = parse(monthQuery, req.query);
    await sendJson(res, await listFamilyRewardHistory(deps, parentOf(req), month));
  });
}
