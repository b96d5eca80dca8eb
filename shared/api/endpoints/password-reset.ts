import {
  newPasswordRequest,
  passwordResetRequest,
  passwordResetView,
  passwordResetOptions,
  resetLink,
  resetLinkRequest,
} from '../../contracts/password-reset';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const passwordResetEndpoints = defineEndpoints({
  listWays: {
    method: 'GET',
    path: '/api/password-reset',
    callers: ['anyone'],
    summary: 'Get whether password resets can be sent by mail',
    responses: ok(passwordResetOptions),
  },
  requestReset: {
    method: 'POST',
    path: '/api/password-reset',
    callers: ['anyone'],
    summary: 'Send a password reset link to the owner of a username or confirmed address',
    notes: 'Always returns 202, whether or not the account exists and mail is configured.',
    body: passwordResetRequest,
    responses: { 202: { description: 'Accepted; no body.' } },
  },
  viewReset: {
    method: 'GET',
    path: '/api/password-reset/:token',
    callers: ['anyone'],
    summary: 'Get the username that a reset link belongs to',
    responses: ok(passwordResetView),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/password-reset/:token',
    callers: ['anyone'],
    summary: 'Set a new password with a reset link and end all sessions of that person',
    notes: 'The link works once, within an hour.',
    body: newPasswordRequest,
    responses: noContent,
  },
  makeResetLink: {
    method: 'POST',
    path: '/api/admin/reset-links',
    callers: ['admin'],
    summary: 'Create a password reset link',
    notes:
      'It works once, within an hour. `url` is returned only here. The person’s families can read the reason in their log.',
    body: resetLinkRequest,
    responses: created(resetLink),
  },
});
