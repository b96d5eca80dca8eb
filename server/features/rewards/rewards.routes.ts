import { createRewardRequest, updateRewardRequest } from '@shared/contracts/rewards';
import type { Deps } from '../../deps';
import { familyMemberOf } from '../../http/family-member';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import * as rewards from './rewards.service';

export function rewardsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/rewards', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await rewards.listRewards(deps, parentOf(req)));
  });

  router.post('/rewards', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(createRewardRequest, req.body);
    const key = idempotencyKeyOf(req, { familyId: actor.familyId }, `rewards ${actor.userId}`);
    res.status(201).json(await rewards.createReward(deps, actor, input, key));
  });

  router.put('/rewards/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'reward');
    const input = parse(updateRewardRequest, req.body);
    res.json(await rewards.updateReward(deps, parentOf(req), id, input));
  });

  router.delete('/rewards/:id', allow('parent'), jsonBody, async (req, res) => {
    await rewards.deleteReward(deps, parentOf(req), recordId(req.params.id, 'reward'));
    res.status(204).end();
  });

  router.get('/kids/family/:code/rewards', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await rewards.listFamilyRewards(deps, familyMemberOf(req)));
  });
}
