import type { Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import { readTabletHash } from '../../devices/paired-devices';
import { limitKidWrites } from '../../http/write-limits';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import { changeFriend, changeGoal } from './own-choices.service';
import * as kids from './kids.service';

export function kidsRoutes(router: Router, deps: Deps): void {
  const kidWrites = limitKidWrites(deps.limits);

  mount(router, kidEndpoints.listKids, ({ actor }) => kids.listKids(deps, actor));

  mount(router, kidEndpoints.createKid, async ({ actor, body, idempotencyKey }) => {
    const key = idempotencyKey({ familyId: actor.familyId });
    await deps.limits.take(['hashing', actor.userId]);
    return kids.createKid(deps, actor, body, key);
  });

  // The kid's login page has no session.
  mount(router, kidEndpoints.viewKid, ({ actor, params, req }) =>
    kids.viewKid(deps, actor, params.id, readTabletHash(req)),
  );

  mount(router, kidEndpoints.updateKid, ({ actor, params, body }) =>
    kids.updateKid(deps, actor, params.id, body),
  );

  mount(router, kidEndpoints.removeKid, ({ actor, params, req }) =>
    kids.removeKid(deps, actor, params.id, auditContext(req, deps)),
  );

  mount(router, kidEndpoints.changePattern, async ({ actor, params, body, req }) => {
    await deps.limits.take(['hashing', actor.userId]);
    await kids.changePattern(deps, actor, params.id, body.picturePattern, auditContext(req, deps));
    return { message: 'Password updated' };
  });

  mount(router, kidEndpoints.pauseKid, ({ actor, params, body }) =>
    kids.pauseKid(deps, actor, params.id, body),
  );

  mount(
    router,
    kidEndpoints.changeGoal,
    ({ actor, params, body }) => changeGoal(deps, actor, params.id, body.rewardId),
    kidWrites,
  );

  mount(
    router,
    kidEndpoints.changeFriend,
    ({ actor, params, body }) => changeFriend(deps, actor, params.id, body.friend),
    kidWrites,
  );

  mount(router, kidEndpoints.unlockKid, ({ actor, params, req }) =>
    kids.unlockKid(deps, actor, params.id, auditContext(req, deps)),
  );
}
