import type { Router } from 'express';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import { passwordResetEndpoints } from '@shared/api/endpoints/password-reset';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import { mount } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { appOriginOf } from '../../http/request-origin';
import { auditContext } from '../audit/audit';
import { cancelEmailChange } from './cancel-email.service';
import { createResetLink, requestReset, resetPassword, viewReset } from './password-reset.service';

export function passwordResetRoutes(router: Router, deps: Deps): void {
  mount(router, passwordResetEndpoints.listWays, () => ({ byMail: deps.mailer !== undefined }));

  mount(router, passwordResetEndpoints.requestReset, ({ body, req }) => {
    const { address } = identifyClient(req, deps.secrets);
    return requestReset(deps, { address, locale: requestLocale(req) }, body.username);
  });

  mount(router, passwordResetEndpoints.viewReset, ({ params }) => viewReset(deps, params.token));

  mount(router, accountEndpoints.cancelEmailChange, ({ params, req }) =>
    cancelEmailChange(deps, auditContext(req, deps), params.token),
  );

  mount(router, passwordResetEndpoints.resetPassword, ({ params, body, req }) => {
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    return resetPassword(deps, context, params.token, body);
  });

  mount(router, passwordResetEndpoints.makeResetLink, ({ actor, body, req }) =>
    createResetLink(deps, actor, body, appOriginOf(req, deps), auditContext(req, deps)),
  );
}
