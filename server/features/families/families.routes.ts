import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { viewFamily } from './families.service';

export function familiesRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/family', allow('parent', 'kid'), async (req, res) => {
    await sendJson(res, await viewFamily(deps, familyActorOf(req)));
  });
}
