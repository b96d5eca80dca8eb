import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { requestLocale } from '../../http/request-locale';
import { allow, allowUser } from '../../http/require-role';
import { adultOf } from '../../http/resolve-actor';
import { jsonBody } from '../../http/validate';
import { auditContext } from '../audit/audit';
import { confirmEmail, requestConfirmation } from './confirm-email.service';

export function mailRoutes(router: ApiRouter, deps: Deps): void {
  router.post(
    '/user/email/confirm',
    allowUser('parent', 'helper', 'without_family'),
    jsonBody,
    async (req, res) => {
      await requestConfirmation(deps, adultOf(req), requestLocale(req));
      res.status(202).end();
    },
  );

  router.post('/email-confirm/:token', allow('anyone'), jsonBody, async (req, res) => {
    await confirmEmail(deps, auditContext(req, deps), String(req.params.token));
    res.status(204).end();
  });
}
