import type { Router } from 'express';
import { messageAndAnalyticsEndpoints as endpoints } from '@shared/api/endpoints/messages-and-analytics';
import { analyticsRange } from '@shared/contracts/analytics';
import { databaseNow } from '../../db/clock';
import type { Deps } from '../../deps';
import { mount, mountRaw } from '../../http/mount';
import { sendArray } from '../../http/send-stream';
import { parse } from '../../http/validate';
import { createHeavyReads } from '../../limits/heavy-reads';
import { listAnalytics, summarizeAnalytics } from './analytics.service';

export function analyticsRoutes(router: Router, deps: Deps): void {
  // A slow client blocks only its own family.
  const readHeavily = createHeavyReads(deps.limits, 'analytics', { atOnce: 1000 });

  mountRaw(router, endpoints.listAnalytics, async ({ actor, query, res }) => {
    const range = parse(analyticsRange(await databaseNow(deps.db)), query);
    await readHeavily(actor.familyId, () => sendArray(res, listAnalytics(deps, actor, range)));
  });

  mount(router, endpoints.summarizeAnalytics, async ({ actor, query }) => {
    const range = parse(analyticsRange(await databaseNow(deps.db)), query);
    return readHeavily(actor.familyId, () => summarizeAnalytics(deps, actor, range));
  });
}
