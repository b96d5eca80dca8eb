import type { Router } from 'express';
import { rewardEndpoints } from '@shared/api/endpoints/rewards';
import type { Deps } from '../../deps';
import { EtagCache } from '../../http/etag-cache';
import { limitKidWrites } from '../../http/write-limits';
import { mount, mountRaw } from '../../http/mount';
import * as redemptions from './redemptions.service';
import { undoRedemptionReview, withdrawRedemption } from './undo.service';

export function redemptionsRoutes(router: Router, deps: Deps): void {
  const polls = new EtagCache(deps.events);
  const kidWrites = limitKidWrites(deps.limits);

  mountRaw(router, rewardEndpoints.listPendingRedemptions, ({ actor, req, res }) =>
    polls.send(req, res, actor.familyId, () => redemptions.listPendingRedemptions(deps, actor)),
  );

  mount(
    router,
    rewardEndpoints.requestReward,
    ({ actor, body, idempotencyKey }) =>
      redemptions.requestReward(deps, actor, body, idempotencyKey({ kidId: actor.kidId })),
    kidWrites,
  );

  mount(router, rewardEndpoints.reviewRedemption, ({ actor, params, body }) =>
    redemptions.reviewRedemption(deps, actor, params.id, body),
  );

  mount(
    router,
    rewardEndpoints.withdrawRedemption,
    ({ actor, params }) => withdrawRedemption(deps, actor, params.id),
    kidWrites,
  );

  mount(router, rewardEndpoints.undoRedemptionReview, ({ actor, params }) =>
    undoRedemptionReview(deps, actor, params.id),
  );

  mount(router, rewardEndpoints.listPromisedRedemptions, ({ actor }) =>
    redemptions.listPromisedRedemptions(deps, actor),
  );

  mount(router, rewardEndpoints.deliverRedemption, ({ actor, params, body }) =>
    redemptions.deliverRedemption(deps, actor, params.id, body.delivered),
  );

  mount(router, rewardEndpoints.markRedemptionShown, ({ actor, params }) =>
    redemptions.markShown(deps, actor, params.id),
  );

  mount(router, rewardEndpoints.listApprovedRewards, ({ actor, params }) =>
    redemptions.listApprovedRewards(deps, actor, params.id),
  );
}
