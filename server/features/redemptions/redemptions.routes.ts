import { createRedemptionRequest, deliverRequest } from '@shared/contracts/redemptions';
import { reviewRedemptionRequest } from '@shared/contracts/submissions';
import type { Deps } from '../../deps';
import { EtagCache } from '../../http/etag-cache';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf, kidOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import * as redemptions from './redemptions.service';
import { undoRedemptionReview, withdrawRedemption } from './undo.service';

export function redemptionsRoutes(router: ApiRouter, deps: Deps): void {
  const polls = new EtagCache(deps.events);

  router.get('/reward-redemptions/pending', allow('parent', 'helper'), async (req, res) => {
    const actor = parentOf(req);
    await polls.send(req, res, actor.familyId, () => redemptions.listPendingRedemptions(deps, actor));
  });

  router.post('/reward-redemptions', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    const input = parse(createRedemptionRequest, req.body);
    const key = idempotencyKeyOf(req, { kidId: actor.kidId }, 'reward-redemptions');
    res.status(201).json(await redemptions.requestReward(deps, actor, input, key));
  });

  router.put('/reward-redemptions/:id/review', allow('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'redemption');
    const input = parse(reviewRedemptionRequest, req.body);
    res.json(await redemptions.reviewRedemption(deps, parentOf(req), id, input));
  });

  router.delete('/reward-redemptions/:id', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    await withdrawRedemption(deps, actor, recordId(req.params.id, 'redemption'));
    res.status(204).end();
  });

  router.post('/reward-redemptions/:id/undo', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    res.json(await undoRedemptionReview(deps, actor, recordId(req.params.id, 'redemption')));
  });

  router.get('/reward-redemptions/promised', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await redemptions.listPromisedRedemptions(deps, parentOf(req)));
  });

  router.put('/reward-redemptions/:id/deliver', allow('parent', 'helper'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'redemption');
    const { delivered } = parse(deliverRequest, req.body);
    res.json(await redemptions.deliverRedemption(deps, parentOf(req), id, delivered));
  });

  router.put('/reward-redemptions/:id/mark-shown', allow('kid'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'redemption');
    res.json(await redemptions.markShown(deps, kidOf(req), id));
  });

  router.get('/kids/:id/approved-rewards', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    await sendJson(res, await redemptions.listApprovedRewards(deps, familyActorOf(req), id));
  });
}
