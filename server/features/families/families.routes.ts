import type { Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import { memberEndpoints } from '@shared/api/endpoints/members';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { auditContext } from '../audit/audit';
import { renewFamilyCode, updateFamily, viewFamily } from './families.service';
import { readFamilyLog } from './family-log';

export function familiesRoutes(router: Router, deps: Deps): void {
  mount(router, accountEndpoints.viewFamily, ({ actor }) => viewFamily(deps, actor));

  mount(router, memberEndpoints.renewFamilyCode, ({ actor, req }) =>
    renewFamilyCode(deps, actor, auditContext(req, deps)),
  );

  mount(router, accountEndpoints.readFamilyLog, ({ actor }) => readFamilyLog(deps.db, actor.familyId));
  mount(router, accountEndpoints.updateFamily, ({ actor, body }) => updateFamily(deps, actor, body));
}
