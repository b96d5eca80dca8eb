import type { Request } from 'express';
import {
  endPushRequest,
  pushSubscriptionRequest,
  pushWantsRequest,
  quietHoursRequest,
} from '@shared/contracts/push';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { deviceName } from '../../lib/device-name';
import { unauthorized } from '../../lib/errors';
import * as push from './push.service';

const GROWN_UPS = ['parent', 'helper'] as const;

export function pushRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/push/key', allow(...GROWN_UPS), (_req, res) => {
    res.json({ key: deps.push.publicKey });
  });

  router.get('/push/subscriptions', allow(...GROWN_UPS), async (req, res) => {
    await sendJson(res, await push.readSettings(deps, asking(req)));
  });

  router.post('/push/subscriptions', allow(...GROWN_UPS), jsonBody, async (req, res) => {
    const input = parse(pushSubscriptionRequest, req.body);
    res.status(201).json(await push.subscribe(deps, asking(req), input));
  });

  router.delete('/push/subscriptions', allow(...GROWN_UPS), jsonBody, async (req, res) => {
    const { endpoint } = parse(endPushRequest, req.body);
    await push.unsubscribe(deps, parentOf(req), endpoint);
    res.status(204).end();
  });

  router.put('/push/subscriptions/:id', allow(...GROWN_UPS), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'device');
    res.json(await push.changeWants(deps, asking(req), id, parse(pushWantsRequest, req.body)));
  });

  router.put('/push/quiet', allow(...GROWN_UPS), jsonBody, async (req, res) => {
    const { quiet } = parse(quietHoursRequest, req.body);
    res.json(await push.changeQuiet(deps, asking(req), quiet));
  });
}

function asking(req: Request): push.Asking {
  const actor = parentOf(req);
  if (!req.currentSession) throw unauthorized();
  const { id: sessionId, tabletId } = req.currentSession;
  const device = deviceName(req.headers['user-agent']);
  return { actor, sessionId, device, onTablet: tabletId !== null };
}
