import type { Router } from 'express';
import { choreEndpoints } from '@shared/api/endpoints/chores';
import { rewardEndpoints } from '@shared/api/endpoints/rewards';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { notFound } from '../../lib/errors';
import { listChoreHistory } from './chore-history';
import { listKidRequests } from './kid-requests';
import { listFamilyRewardHistory, listKidRewardHistory } from './reward-history';

export function historyRoutes(router: Router, deps: Deps): void {
  mount(router, choreEndpoints.listKidRequests, ({ actor, params }) =>
    listKidRequests(deps, actor, params.id),
  );

  mount(router, choreEndpoints.listChoreHistory, ({ actor, params, query }) =>
    listChoreHistory(deps, actor, params.id, query),
  );

  mount(router, rewardEndpoints.listKidRewardHistory, ({ actor, params, query }) =>
    listKidRewardHistory(deps, actor, params.id, query),
  );

  mount(router, rewardEndpoints.listParentRewardHistory, ({ actor, params, query }) => {
    if (params.id !== actor.userId) throw notFound('parent');
    return listFamilyRewardHistory(deps, actor, query);
  });

  mount(router, rewardEndpoints.listFamilyRewardHistory, ({ actor, query }) =>
    listFamilyRewardHistory(deps, actor, query),
  );
}
