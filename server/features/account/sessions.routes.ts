import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { parentOf, userOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody } from '../../http/validate';
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
    await sendJson(res, await listSessions(deps, userOf(req)));
  });

  router.delete('/user/sessions', allowUser(...USERS), jsonBody, async (req, res) => {
    await endOtherSessions(deps, userOf(req));
    res.status(204).end();
  });

  router.delete('/user/sessions/:id', allowUser(...USERS), jsonBody, async (req, res) => {
    await endSessionOf(deps, userOf(req), String(req.params.id));
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
