import type { Request } from 'express';
import { starsByHandRequest, statementExportQuery, statementQuery } from '@shared/contracts/stars';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { idempotencyKeyOf } from '../../http/idempotency-key';
import { allow } from '../../http/require-role';
import { familyActorOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { sendChunks } from '../../http/send-stream';
import { jsonBody, parse, recordId } from '../../http/validate';
import { exportStatement, readStatement, sumStatement } from './statement.service';
import { moveStarsByHand, undoStarsByHand } from './stars-by-hand.service';

export function starsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/kids/:id/stars', allow('parent', 'helper', 'kid'), async (req, res) => {
    const id = kidId(req);
    const query = parse(statementQuery, req.query);
    const { entries, nextCursor } = await readStatement(deps, familyActorOf(req), id, query);
    if (nextCursor !== null) res.set('X-Next-Cursor', nextCursor);
    await sendJson(res, entries);
  });

  router.get('/kids/:id/stars/totals', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await sumStatement(deps, familyActorOf(req), kidId(req)));
  });

  router.get('/kids/:id/stars/export', allow('parent', 'helper'), async (req, res) => {
    const actor = parentOf(req);
    const id = kidId(req);
    const { source } = parse(statementExportQuery, req.query);
    await deps.limits.take(['exports', actor.userId]);
    const parts = await exportStatement(deps, actor, id, source);
    res.attachment('starnest-stars.csv');
    await sendChunks(res, parts);
  });

  router.post('/kids/:id/stars', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const id = kidId(req);
    const input = parse(starsByHandRequest, req.body);
    const key = idempotencyKeyOf(req, { kidId: id }, `stars ${actor.userId}`);
    res.status(201).json(await moveStarsByHand(deps, actor, id, input, key));
  });

  router.post('/kids/:id/stars/:entryId/undo', allow('parent'), jsonBody, async (req, res) => {
    const actor = parentOf(req);
    const entryId = recordId(req.params.entryId, 'entry');
    res.status(201).json(await undoStarsByHand(deps, actor, kidId(req), entryId));
  });
}

const kidId = (req: Request): string => recordId(req.params.id, 'kid');
