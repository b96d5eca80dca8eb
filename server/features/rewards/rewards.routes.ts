import type { Router } from 'express';
import { rewardEndpoints } from '@shared/api/endpoints/rewards';
import type { Deps } from '../../deps';
import { familyMember } from '../../http/family-member';
import { mount } from '../../http/mount';
import * as rewards from './rewards.service';

export function rewardsRoutes(router: Router, deps: Deps): void {
  mount(router, rewardEndpoints.listRewards, ({ actor }) => rewards.listRewards(deps, actor));

  mount(router, rewardEndpoints.createReward, ({ actor, body, idempotencyKey }) =>
    rewards.createReward(deps, actor, body, idempotencyKey({ familyId: actor.familyId })),
  );

  mount(router, rewardEndpoints.updateReward, ({ actor, params, body }) =>
    rewards.updateReward(deps, actor, params.id, body),
  );

  mount(router, rewardEndpoints.deleteReward, ({ actor, params }) =>
    rewards.deleteReward(deps, actor, params.id),
  );

  mount(router, rewardEndpoints.listFamilyRewards, ({ actor, params }) =>
    rewards.listFamilyRewards(deps, familyMember(actor, params.code)),
  );
}
