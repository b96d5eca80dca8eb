import type { Router } from 'express';
import { choreEndpoints } from '@shared/api/endpoints/chores';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { sendJsonParts } from '../../http/send-json';
import { createHeavyReads } from '../../limits/heavy-reads';
import { completeChore } from '../submissions/submissions.service';
import { listKidChores } from './kid-chores.service';
import { viewPlan } from './plan.service';

export function schedulesRoutes(router: Router, deps: Deps): void {
  const readPlan = createHeavyReads(deps.limits, 'plan');

  mount(router, choreEndpoints.listKidChores, ({ actor, params }) => listKidChores(deps, actor, params.id));

  mountRaw(router, choreEndpoints.viewPlan, async ({ actor, query, res }) =>
    sendJsonParts(res, await readPlan(actor.familyId, () => viewPlan(deps, actor, query))),
  );

  mount(router, choreEndpoints.completeChore, ({ actor, params, body, idempotencyKey }) =>
    completeChore(deps, actor, params.id, body, idempotencyKey({ kidId: params.id })),
  );
}
