import { leaderboardQuery } from '@shared/contracts/leaderboard';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { parse, recordId } from '../../http/validate';
import { readBestWeek, weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/leaderboard', allow('parent', 'helper', 'kid'), async (req, res) => {
    const { week } = parse(leaderboardQuery, req.query);
    await sendJson(res, await weeklyLeaderboard(deps, familyActorOf(req), week));
  });

  router.get('/kids/:id/best-week', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    await sendJson(res, await readBestWeek(deps, familyActorOf(req), id));
  });
}
