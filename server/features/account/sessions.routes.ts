import type { Request } from 'express';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { actorOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody } from '../../http/validate';
import { personOf } from '../../lib/actor';
import { unauthorized } from '../../lib/errors';
import {
  endKidSession,
  endOtherSessions,
  endSessionOf,
  listKidSessions,
  listSessions,
} from './sessions.service';

const USERS = ['parent', 'helper', 'without_family', 'admin'] as const;

export function sessionsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/user/sessions', allowUser(...USERS), async (req, res) => {
    await sendJson(res, await listSessions(deps, asking(req)));
  });

  router.delete('/user/sessions', allowUser(...USERS), jsonBody, async (req, res) => {
    await endOtherSessions(deps, asking(req));
    res.status(204).end();
  });

  router.delete('/user/sessions/:id', allowUser(...USERS), jsonBody, async (req, res) => {
    await endSessionOf(deps, asking(req).userId, String(req.params.id));
    res.status(204).end();
  });

  // Counted as use of the session when the request was authenticated, like every other write.
  router.post('/user/activity', allowUser('parent', 'helper', 'without_family'), jsonBody, (_req, res) => {
    res.status(204).end();
  });

  router.get('/family/kid-sessions', allow('parent'), async (req, res) => {
    await sendJson(res, await listKidSessions(deps, parentOf(req)));
  });

  router.delete('/family/kid-sessions/:id', allow('parent'), jsonBody, async (req, res) => {
    await endKidSession(deps, parentOf(req), String(req.params.id));
    res.status(204).end();
  });
}

function asking(req: Request) {
  if (!req.currentSession) throw unauthorized();
  return { userId: personOf(actorOf(req)), sessionId: req.currentSession.id };
}
