import {
  newPasswordRequest,
  passwordResetRequest,
  type PasswordResetWays,
} from '@shared/contracts/password-reset';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import type { ApiRouter } from '../../http/api-router';
import { requestLocale } from '../../http/request-locale';
import { allow } from '../../http/require-role';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse } from '../../http/validate';
import { auditContext } from '../audit/audit';
import { cancelEmailChange } from './cancel-email.service';
import { requestReset, resetPassword, viewReset } from './password-reset.service';

export function passwordResetRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/password-reset', allow('anyone'), async (_req, res) => {
    const ways: PasswordResetWays = { byMail: deps.mailer !== undefined };
    await sendJson(res, ways);
  });

  router.post('/password-reset', allow('anyone'), jsonBody, async (req, res) => {
    const { username } = parse(passwordResetRequest, req.body);
    const { address } = identifyClient(req, deps.secrets);
    await requestReset(deps, { address, locale: requestLocale(req) }, username);
    res.status(202).end();
  });

  router.get('/password-reset/:token', allow('anyone'), async (req, res) => {
    await sendJson(res, await viewReset(deps, String(req.params.token)));
  });

  router.post('/email-cancel/:token', allow('anyone'), jsonBody, async (req, res) => {
    res.json(await cancelEmailChange(deps, auditContext(req, deps), String(req.params.token)));
  });

  router.post('/password-reset/:token', allow('anyone'), jsonBody, async (req, res) => {
    const input = parse(newPasswordRequest, req.body);
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    await resetPassword(deps, context, String(req.params.token), input);
    res.status(204).end();
  });
}
