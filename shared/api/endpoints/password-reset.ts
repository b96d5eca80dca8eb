import {
  newPasswordRequest,
  passwordResetRequest,
  passwordResetView,
  passwordResetWays,
  resetLink,
  resetLinkRequest,
} from '../../contracts/password-reset';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const passwordResetEndpoints = defineEndpoints({
  listWays: {
    method: 'GET',
    path: '/api/password-reset',
    callers: ['anyone'],
    summary: 'Tell whether a link for a new password can be sent by mail',
    responses: ok(passwordResetWays),
  },
  requestReset: {
    method: 'POST',
    path: '/api/password-reset',
    callers: ['anyone'],
    summary: 'Send a link for a new password to whoever has this username or confirmed address',
    notes: 'Always 202, whether or not there is such an account, and where no mail is sent.',
    body: passwordResetRequest,
    responses: { 202: { description: 'Accepted; no body.' } },
  },
  viewReset: {
    method: 'GET',
    path: '/api/password-reset/:token',
    callers: ['anyone'],
    summary: 'Get whose password a link sets',
    responses: ok(passwordResetView),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/password-reset/:token',
    callers: ['anyone'],
    summary: 'Set a new password by a link and end all sessions of that person',
    notes: 'The link works once, for an hour.',
    body: newPasswordRequest,
    responses: noContent,
  },
  makeResetLink: {
    method: 'POST',
    path: '/api/admin/reset-links',
    callers: ['admin'],
    summary: 'Make a link for a new password, to be handed over',
    notes:
      'It works once, for an hour. `url` is shown this once. The families of the person read the reason in their log.',
    body: resetLinkRequest,
    responses: created(resetLink),
  },
});
