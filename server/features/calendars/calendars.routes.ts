import type { Request } from 'express';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { endIfKnown } from '../../http/etag';
import { appOriginOf } from '../../http/request-origin';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, recordId } from '../../http/validate';
import { createHeavyReads } from '../../limits/heavy-reads';
import { auditContext } from '../audit/audit';
import * as calendars from './calendars.service';
import { FeedCache } from './feed-cache';

export function calendarsRoutes(router: ApiRouter, deps: Deps): void {
  const feeds = new FeedCache(deps.events);
  const readHeavily = createHeavyReads(deps.limits, 'calendar');

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
    const feed = await calendars.requireFeed(deps, String(req.params.token));
    const { text, etag } = await feeds.read(feed, () =>
      readHeavily(feed.familyId, () => calendars.computeFeed(deps, feed)),
    );
    if (!endIfKnown(req, res, etag)) res.type('text/calendar; charset=utf-8').send(text);
  });
}

const kidId = (req: Request): string => recordId(req.params.id, 'kid');
