import type { Request } from 'express';
import { arrangeNestRequest, goodnightRequest } from '@shared/contracts/nest';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf, kidOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { arrangeNest, openSurprise, sayGoodnight, viewNest } from './nest.service';

export function nestRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/kids/:id/nest', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await viewNest(deps, familyActorOf(req), kidId(req)));
  });

  router.put('/kids/:id/nest', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    const id = kidId(req);
    res.json(await arrangeNest(deps, actor, id, parse(arrangeNestRequest, req.body)));
  });

  router.post('/kids/:id/surprises', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    res.status(201).json(await openSurprise(deps, actor, kidId(req)));
  });

  router.post('/kids/:id/goodnights', allow('kid'), jsonBody, async (req, res) => {
    const actor = kidOf(req);
    await deps.limits.take(['kidWrites', actor.kidId]);
    const id = kidId(req);
    const { on } = parse(goodnightRequest, req.body);
    const { recorded, goodnight } = await sayGoodnight(deps, actor, id, on);
    res.status(recorded ? 201 : 200).json(goodnight);
  });
}

const kidId = (req: Request): string => recordId(req.params.id, 'kid');
