import type { Request } from 'express';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { appOriginOf } from '../../http/request-origin';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import * as calendars from './calendars.service';

export function calendarsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/family/calendars', allow('parent'), async (req, res) => {
    await sendJson(res, await calendars.listFeeds(deps, parentOf(req), appOriginOf(req, deps)));
  });

  router.post('/kids/:id/calendar', allow('parent'), jsonBody, async (req, res) => {
    const from = { origin: appOriginOf(req, deps), context: auditContext(req, deps) };
    res.status(201).json(await calendars.renewFeed(deps, parentOf(req), kidId(req), from));
  });

  router.delete('/kids/:id/calendar', allow('parent'), jsonBody, async (req, res) => {
    await calendars.endFeed(deps, parentOf(req), kidId(req), auditContext(req, deps));
    res.status(204).end();
  });

  // Calendar programs have no session: whoever has the address reads it.
  router.get('/calendars/:token.ics', allow('anyone'), async (req, res) => {
    res.type('text/calendar; charset=utf-8').send(await calendars.readFeed(deps, String(req.params.token)));
  });
}

const kidId = (req: Request): string => recordId(req.params.id, 'kid');
