import { analyticsQuery } from '@shared/contracts/analytics';
import { databaseNow } from '../../db/clock';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { sendArray } from '../../http/send-stream';
import { parse } from '../../http/validate';
import { createHeavyReads } from '../../limits/heavy-reads';
import { listAnalytics, summarizeAnalytics } from './analytics.service';

export function analyticsRoutes(router: ApiRouter, deps: Deps): void {
  // A slow client takes long to read its family's events, and keeps no other family waiting.
  const readHeavily = createHeavyReads(deps.limits, 'analytics', { atOnce: 1000 });

  router.get('/analytics', allow('parent', 'helper'), async (req, res) => {
    const range = parse(analyticsQuery(await databaseNow(deps.db)), req.query);
    const actor = parentOf(req);
    await readHeavily(actor.familyId, () => sendArray(res, listAnalytics(deps, actor, range)));
  });

  router.get('/analytics/summary', allow('parent', 'helper'), async (req, res) => {
    const range = parse(analyticsQuery(await databaseNow(deps.db)), req.query);
    const actor = parentOf(req);
    await sendJson(res, await readHeavily(actor.familyId, () => summarizeAnalytics(deps, actor, range)));
  });
}
