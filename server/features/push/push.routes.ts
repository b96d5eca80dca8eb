import type { Request, Router } from 'express';
import { pushEndpoints } from '@shared/api/endpoints/push';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import type { ParentActor } from '../../lib/actor';
import { deviceName } from '../../lib/device-name';
import { unauthorized } from '../../lib/errors';
import * as push from './push.service';

export function pushRoutes(router: Router, deps: Deps): void {
  mount(router, pushEndpoints.readKey, () => ({ key: deps.push.publicKey }));
  mount(router, pushEndpoints.readSettings, (call) => push.readSettings(deps, asking(call)));
  mount(router, pushEndpoints.subscribe, (call) => push.subscribe(deps, asking(call), call.body));

  mount(router, pushEndpoints.unsubscribe, ({ actor, body }) => push.unsubscribe(deps, actor, body.endpoint));

  mount(router, pushEndpoints.changeWants, (call) =>
    push.changeWants(deps, asking(call), call.params.id, call.body),
  );

  mount(router, pushEndpoints.changeQuietHours, (call) =>
    push.changeQuiet(deps, asking(call), call.body.quiet),
  );
}

function asking({ actor, req }: { actor: ParentActor; req: Request }): push.PushCaller {
  if (!req.currentSession) throw unauthorized();
  const { id: sessionId, tabletId } = req.currentSession;
  const device = deviceName(req.headers['user-agent']);
  return { actor, sessionId, device, onTablet: tabletId !== null };
}
