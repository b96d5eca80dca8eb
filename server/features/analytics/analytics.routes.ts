import { analyticsQuery } from '@shared/contracts/analytics';
import { databaseNow } from '../../db/clock';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { parse } from '../../http/validate';
import { listAnalytics, summarizeAnalytics } from './analytics.service';

export function analyticsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/analytics', allow('parent', 'helper'), async (req, res) => {
    const range = parse(analyticsQuery(await databaseNow(deps.db)), req.query);
    await sendJson(res, await listAnalytics(deps, parentOf(req), range));
  });

  router.get('/analytics/summary', allow('parent', 'helper'), async (req, res) => {
    const range = parse(analyticsQuery(await databaseNow(deps.db)), req.query);
    await sendJson(res, await summarizeAnalytics(deps, parentOf(req), range));
  });
}
