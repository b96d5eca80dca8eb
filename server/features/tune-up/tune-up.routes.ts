import { tuneUpDoneRequest } from '@shared/contracts/tune-up';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse } from '../../http/validate';
import { setTuneUpDone, viewTuneUp } from './tune-up.service';

export function tuneUpRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/family/tune-up', allow('parent', 'helper'), async (req, res) => {
    await sendJson(res, await viewTuneUp(deps, parentOf(req)));
  });

  router.put('/family/tune-up', allow('parent'), jsonBody, async (req, res) => {
    const input = parse(tuneUpDoneRequest, req.body);
    res.json(await setTuneUpDone(deps, parentOf(req), input));
  });
}
