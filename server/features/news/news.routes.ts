import { newsShownRequest } from '@shared/contracts/news';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { kidOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { listNews, markNewsShown } from './news.service';

export function newsRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/kids/:id/news', allow('kid'), async (req, res) => {
    await sendJson(res, await listNews(deps, kidOf(req), recordId(req.params.id, 'kid')));
  });

  router.put('/kids/:id/news', allow('kid'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'kid');
    const { upTo } = parse(newsShownRequest, req.body);
    await markNewsShown(deps, kidOf(req), id, upTo);
    res.status(204).end();
  });
}
