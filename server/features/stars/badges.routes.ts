import { BADGES } from '@shared/rules/badges';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { recordId } from '../../http/validate';
import * as badges from './badges.service';

export function badgesRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/badges', allow('parent', 'helper', 'without_family', 'kid', 'admin'), async (_req, res) => {
    await sendJson(res, BADGES);
  });

  router.get('/kids/:id/badges', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await badges.listKidBadges(deps, familyActorOf(req), recordId(req.params.id, 'kid')));
  });

  router.get('/kids/:id/lifetime-stars', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await badges.lifetimeStars(deps, familyActorOf(req), recordId(req.params.id, 'kid')));
  });
}
