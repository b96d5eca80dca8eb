import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { mount } from '../../http/mount';
import { readBestWeek, weeklyLeaderboard } from './leaderboard.service';

export function leaderboardRoutes(router: ApiRouter, deps: Deps): void {
  mount(router, kidEndpoints.readLeaderboard, ({ actor, query }) =>
    weeklyLeaderboard(deps, actor, query.week),
  );

  mount(router, kidEndpoints.readBestWeek, ({ actor, params }) => readBestWeek(deps, actor, params.id));
}
