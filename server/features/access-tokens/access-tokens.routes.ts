import { accessTokenRequest } from '@shared/contracts/access-tokens';
import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allowUser } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { auditContext } from '../audit/audit';
import * as tokens from './access-tokens.service';

export function accessTokensRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/user/tokens', allowUser('parent'), async (req, res) => {
    await sendJson(res, await tokens.listTokens(deps, parentOf(req)));
  });

  router.post('/user/tokens', allowUser('parent'), jsonBody, async (req, res) => {
    const input = parse(accessTokenRequest, req.body);
    res.status(201).json(await tokens.makeToken(deps, parentOf(req), input, auditContext(req, deps)));
  });

  router.delete('/user/tokens/:id', allowUser('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'access_token');
    await tokens.revokeToken(deps, parentOf(req), id, auditContext(req, deps));
    res.status(204).end();
  });
}
