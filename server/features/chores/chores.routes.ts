import {
  createChoreRequest,
  passTurnRequest,
  updateChoreRequest,
  updateChoresRequest,
} from '@shared/contracts/chores';
import { changeOccurrenceRequest, restoreOccurrenceQuery } from '@shared/contracts/plan';
import type { Deps } from '../../deps';
import { familyMemberOf } from '../../http/family-member';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import * as chores from './chores.service';
import { changeOccurrence, restoreOccurrence } from './occurrences.service';

const CHORES_PER_WRITE = 10;

export function choresRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/chores', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await chores.listChores(deps, parentOf(req)));
  });

  router.post('/chores', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(createChoreRequest, req.body);
    const key = idempotencyKeyOf(req, { familyId: actor.familyId }, `chores ${actor.userId}`);
    res.status(201).json(await chores.createChore(deps, actor, input, key));
  });

  router.put('/chores', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const input = parse(updateChoresRequest, req.body);
    // One write per ten chores; the request itself has been counted.
    await req.countMoreWrites?.(Math.ceil(input.chores.length / CHORES_PER_WRITE) - 1);
    res.json(await chores.updateChores(deps, actor, input));
  });

  router.put('/chores/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'chore');
    const input = parse(updateChoreRequest, req.body);
    res.json(await chores.updateChore(deps, parentOf(req), id, input));
  });

  router.post('/chores/:id/pass-turn', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const id = recordId(req.params.id, 'chore');
    const input = parse(passTurnRequest, req.body);
    const key = idempotencyKeyOf(req, { familyId: actor.familyId }, `pass-turn ${actor.userId}`);
    res.json(await chores.passTurn(deps, actor, id, input, key));
  });

  router.put('/chores/:id/occurrences/:dueOn', allow('parent'), jsonBody, async (req, res) => {
    const { kidId, ...change } = parse(changeOccurrenceRequest, req.body);
    const name = { choreId: recordId(req.params.id, 'chore'), dueOn: String(req.params.dueOn), kidId };
    res.json(await changeOccurrence(deps, parentOf(req), name, change, auditContext(req, deps)));
  });

  router.delete('/chores/:id/occurrences/:dueOn', allow('parent'), jsonBody, async (req, res) => {
    const { kidId } = parse(restoreOccurrenceQuery, req.query);
    const name = { choreId: recordId(req.params.id, 'chore'), dueOn: String(req.params.dueOn), kidId };
    await restoreOccurrence(deps, parentOf(req), name, auditContext(req, deps));
    res.status(204).end();
  });

  router.delete('/chores/:id', allow('parent'), jsonBody, async (req, res) => {
    await chores.deleteChore(deps, parentOf(req), recordId(req.params.id, 'chore'));
    res.status(204).end();
  });

  router.get('/kids/family/:code/chores', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await chores.listFamilyChores(deps, familyMemberOf(req)));
  });
}
