import type { Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { auditContext } from '../audit/audit';
import { confirmEmail, requestConfirmation } from './confirm-email.service';

export function mailRoutes(router: Router, deps: Deps): void {
  mount(router, accountEndpoints.requestConfirmation, ({ actor, req }) =>
    requestConfirmation(deps, actor, requestLocale(req)),
  );

  mount(router, accountEndpoints.confirmEmail, ({ params, req }) =>
    confirmEmail(deps, auditContext(req, deps), params.token),
  );
}
