import type { Router } from 'express';
import { accessTokenEndpoints } from '@shared/api/endpoints/access-tokens';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import * as tokens from './access-tokens.service';

export function accessTokensRoutes(router: Router, deps: Deps): void {
  mount(router, accessTokenEndpoints.listTokens, ({ actor }) => tokens.listTokens(deps, actor));

  mount(router, accessTokenEndpoints.makeToken, ({ actor, body, req }) =>
    tokens.createToken(deps, actor, body, auditContext(req, deps)),
  );

  mount(router, accessTokenEndpoints.revokeToken, ({ actor, params, req }) =>
    tokens.revokeToken(deps, actor, params.id, auditContext(req, deps)),
  );
}
