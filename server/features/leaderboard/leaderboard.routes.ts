import type { Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { readBestWeek, weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(router: Router, deps: Deps): void {
  mount(router, kidEndpoints.readLeaderboard, ({ actor, query }) =>
    weeklyLeaderboard(deps, actor, query.week),
  );

  mount(router, kidEndpoints.readBestWeek, ({ actor, params }) => readBestWeek(deps, actor, params.id));
}
