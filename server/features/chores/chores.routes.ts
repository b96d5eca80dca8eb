import type { Router } from 'express';
import { choreEndpoints } from '@shared/api/endpoints/chores';
import type { Deps } from '../../deps';
import { familyMember } from '../../http/family-member';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import * as chores from './chores.service';
import { changeOccurrence, restoreOccurrence } from './occurrences.service';

const CHORES_PER_WRITE = 10;

export function choresRoutes(router: Router, deps: Deps): void {
  mount(router, choreEndpoints.listChores, ({ actor }) => chores.listChores(deps, actor));

  mount(router, choreEndpoints.createChore, ({ actor, body, idempotencyKey }) =>
    chores.createChore(deps, actor, body, idempotencyKey({ familyId: actor.familyId })),
  );

  mount(router, choreEndpoints.updateChores, async ({ actor, body, req }) => {
    // Counts one write per ten chores; the request itself is already counted.
    await req.countMoreWrites?.(Math.ceil(body.chores.length / CHORES_PER_WRITE) - 1);
    return chores.updateChores(deps, actor, body);
  });

  mount(router, choreEndpoints.updateChore, ({ actor, params, body }) =>
    chores.updateChore(deps, actor, params.id, body),
  );

  mount(router, choreEndpoints.passTurn, ({ actor, params, body, idempotencyKey }) =>
    chores.passTurn(deps, actor, params.id, body, idempotencyKey({ familyId: actor.familyId })),
  );

  mount(router, choreEndpoints.changeOccurrence, ({ actor, params, body: { kidId, ...change }, req }) => {
    const occurrence = { choreId: params.id, dueOn: params.dueOn, kidId };
    return changeOccurrence(deps, actor, occurrence, change, auditContext(req, deps));
  });

  mount(router, choreEndpoints.restoreOccurrence, ({ actor, params, query: { kidId }, req }) => {
    const occurrence = { choreId: params.id, dueOn: params.dueOn, kidId };
    return restoreOccurrence(deps, actor, occurrence, auditContext(req, deps));
  });

  mount(router, choreEndpoints.deleteChore, ({ actor, params }) =>
    chores.deleteChore(deps, actor, params.id),
  );

  mount(router, choreEndpoints.listFamilyChores, ({ actor, params }) =>
    chores.listFamilyChores(deps, familyMember(actor, params.code)),
  );
}
