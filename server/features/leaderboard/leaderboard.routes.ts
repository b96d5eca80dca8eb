import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/leaderboard', allow('parent', 'kid'), async (req, res) => {
    await sendJson(res, await weeklyLeaderboard(deps, familyActorOf(req)));
  });
}
