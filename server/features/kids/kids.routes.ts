import type { Request } from 'express';
import {
  changePatternRequest,
  createKidRequest,
  kidFriendRequest,
  kidGoalRequest,
  pauseKidRequest,
  updateKidRequest,
} from '@shared/contracts/kids';
import type { Deps } from '../../deps';
import { readTabletHash } from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { familyActorOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import { changeFriend, changeGoal } from './own-choices.service';
import * as kids from './kids.service';

export function kidsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/kids', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await kids.listKids(deps, parentOf(req)));
  });

  router.post('/kids', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(createKidRequest, req.body);
    const key = idempotencyKeyOf(req, { familyId: actor.familyId }, `kids ${actor.userId}`);
    await deps.limits.take(['hashing', actor.userId]);
    res.status(201).json(await kids.createKid(deps, actor, input, key));
  });

  // Without a session too: the kid's login page shows the kid.
  router.get('/kids/:id', allow('anyone'), async (req, res) => {
    await sendJson(res, await kids.viewKid(deps, req.actor, kidId(req), readTabletHash(req)));
  });

  router.put('/kids/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = kidId(req);
    const input = parse(updateKidRequest, req.body);
    res.json(await kids.updateKid(deps, parentOf(req), id, input));
  });

  router.delete('/kids/:id', allow('parent'), jsonBody, async (req, res) => {
    await kids.removeKid(deps, parentOf(req), kidId(req), auditContext(req, deps));
    res.status(204).end();
  });

  router.put('/kids/:id/password', allow('parent'), jsonBody, async (req, res) => {
    const id = kidId(req);
    const actor = parentOf(req);
    const { picturePattern } = parse(changePatternRequest, req.body);
    await deps.limits.take(['hashing', actor.userId]);
    await kids.changePattern(deps, actor, id, picturePattern, auditContext(req, deps));
    res.json({ message: 'Password updated' });
  });

  router.put('/kids/:id/pause', allow('parent'), jsonBody, async (req, res) => {
    const id = kidId(req);
    const input = parse(pauseKidRequest, req.body);
    res.json(await kids.pauseKid(deps, parentOf(req), id, input));
  });

  router.put('/kids/:id/goal', allow('parent', 'kid'), jsonBody, async (req, res) => {
    const actor = familyActorOf(req);
    if (actor.type === 'kid') await deps.limits.take(['kidWrites', actor.kidId]);
    const id = kidId(req);
    const { rewardId } = parse(kidGoalRequest, req.body);
    res.json(await changeGoal(deps, actor, id, rewardId));
  });

  router.put('/kids/:id/friend', allow('parent', 'kid'), jsonBody, async (req, res) => {
    const actor = familyActorOf(req);
    if (actor.type === 'kid') await deps.limits.take(['kidWrites', actor.kidId]);
    const id = kidId(req);
    const { friend } = parse(kidFriendRequest, req.body);
    res.json(await changeFriend(deps, actor, id, friend));
  });

  router.post('/kids/:id/unlock', allow('parent', 'helper'), jsonBody, async (req, res) => {
    await kids.unlockKid(deps, parentOf(req), kidId(req), auditContext(req, deps));
    res.status(204).end();
  });
}

function kidId(req: Request): string {
  return recordId(req.params.id, 'kid');
}
