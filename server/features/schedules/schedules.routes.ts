import { planQuery } from '@shared/contracts/plan';
import { completionRequest } from '@shared/contracts/submissions';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { familyActorOf, parentOf } from '../../http/resolve-actor';
import { sendJson, sendJsonParts } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { createHeavyReads } from '../../limits/heavy-reads';
import { completeChore } from '../submissions/submissions.service';
import { listKidChores } from './kid-chores.service';
import { viewPlan } from './plan.service';

export function schedulesRoutes(router: ApiRouter, deps: Deps): void {
  const readPlan = createHeavyReads(deps.limits, 'plan');

  router.get('/kids/:id/chores', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    await sendJson(res, await listKidChores(deps, familyActorOf(req), id));
  });

  router.get('/family/plan', allow('parent', 'helper'), async (req, res) => {
    const actor = parentOf(req);
    const query = parse(planQuery, req.query);
    await sendJsonParts(res, await readPlan(actor.familyId, () => viewPlan(deps, actor, query)));
  });

  router.post('/kids/:id/completions', allow('parent', 'helper'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    const actor = parentOf(req);
    const input = parse(completionRequest, req.body);
    const key = idempotencyKeyOf(req, { kidId: id }, `completions ${actor.userId}`);
    res.status(201).json(await completeChore(deps, actor, id, input, key));
  });
}
