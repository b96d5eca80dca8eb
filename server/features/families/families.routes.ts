import { updateFamilyRequest } from '@shared/contracts/families';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf, parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse } from '../../http/validate';
import { auditContext } from '../audit/audit';
import { readFamilyLog } from './family-log';
import { renewFamilyCode, updateFamily, viewFamily } from './families.service';

export function familiesRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/family', allow('parent', 'helper', 'kid'), async (req, res) => {
    await sendJson(res, await viewFamily(deps, familyActorOf(req)));
  });

  router.post('/family/code', allow('parent'), jsonBody, async (req, res) => {
    res.json(await renewFamilyCode(deps, parentOf(req), auditContext(req, deps)));
  });

  router.get('/family/log', allow('parent'), async (req, res) => {
    await sendJson(res, await readFamilyLog(deps.db, parentOf(req).familyId));
  });

  router.put('/family', allow('parent'), jsonBody, async (req, res) => {
    const input = parse(updateFamilyRequest, req.body);
    res.json(await updateFamily(deps, parentOf(req), input));
  });
}
