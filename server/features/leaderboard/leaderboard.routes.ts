import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/leaderboard', allow('parent', 'kid'), async (req, res) => {
    res.json(await weeklyLeaderboard(deps, familyActorOf(req)));
  });
}
