import type { Router } from 'express';
import { calendarEndpoints } from '@shared/api/endpoints/calendars';
import type { Deps } from '../../deps';
import { sendNotModified } from '../../http/etag';
import { mount, mountRaw } from '../../http/mount';
import { appOriginOf } from '../../http/request-origin';
import { createHeavyReads } from '../../limits/heavy-reads';
import { auditContext } from '../audit/audit';
import * as calendars from './calendars.service';
import { FeedCache } from './feed-cache';

export function calendarsRoutes(router: Router, deps: Deps): void {
  const feeds = new FeedCache(deps.events);
  const readHeavily = createHeavyReads(deps.limits, 'calendar');

  mount(router, calendarEndpoints.listFeeds, ({ actor, req }) =>
    calendars.listFeeds(deps, actor, appOriginOf(req, deps)),
  );

  mount(router, calendarEndpoints.renewFeed, ({ actor, params, req }) => {
    const from = { origin: appOriginOf(req, deps), context: auditContext(req, deps) };
    return calendars.renewFeed(deps, actor, params.id, from);
  });

  mount(router, calendarEndpoints.endFeed, ({ actor, params, req }) =>
    calendars.endFeed(deps, actor, params.id, auditContext(req, deps)),
  );

  // Calendar apps have no session: the URL is the secret.
  mountRaw(router, calendarEndpoints.readFeed, async ({ params, req, res }) => {
    const feed = await calendars.requireFeed(deps, params.token);
    const { text, etag } = await feeds.read(feed, () =>
      readHeavily(feed.familyId, () => calendars.computeFeed(deps, feed)),
    );
    if (!sendNotModified(req, res, etag)) res.type('text/calendar; charset=utf-8').send(text);
  });
}
