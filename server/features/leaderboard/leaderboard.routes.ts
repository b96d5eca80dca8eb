import { Router } from 'express';
import type { Deps } from '../../deps';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(deps: Deps): Router {
  const router = Router();

  router.get('/leaderboard', allow('parent', 'kid'), async (req, res) => {
    res.json(await weeklyLeaderboard(deps, familyActorOf(req)));
  });

  return router;
}
