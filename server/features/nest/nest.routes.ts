import type { Router } from 'express';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import { limitKidWrites } from '../../http/write-limits';
import { mount, mountRaw } from '../../http/mount';
import { sendJson } from '../../http/send-json';
import { arrangeNest, openSurprise, sayGoodnight, viewNest } from './nest.service';

export function nestRoutes(router: Router, deps: Deps): void {
  const kidWrites = limitKidWrites(deps.limits);

  mount(router, kidEndpoints.viewNest, ({ actor, params }) => viewNest(deps, actor, params.id));

  mount(
    router,
    kidEndpoints.arrangeNest,
    ({ actor, params, body }) => arrangeNest(deps, actor, params.id, body),
    kidWrites,
  );

  mount(
    router,
    kidEndpoints.openSurprise,
    ({ actor, params }) => openSurprise(deps, actor, params.id),
    kidWrites,
  );

  mountRaw(
    router,
    kidEndpoints.sayGoodnight,
    async ({ actor, params, body, res }) => {
      const { recorded, goodnight } = await sayGoodnight(deps, actor, params.id, body.on);
      await sendJson(res.status(recorded ? 201 : 200), goodnight);
    },
    kidWrites,
  );
}
