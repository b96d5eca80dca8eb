import { z } from 'zod';
import {
  adminSettings,
  newPasskeyRequest,
  passkey,
  passkeyLoginRequest,
  passkeyOptions,
  passkeyPasswordRequest,
} from '../../contracts/passkeys';
import { user } from '../../contracts/users';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

const callers = ['parent', 'helper', 'without_family', 'admin'] as const;

export const passkeyEndpoints = defineEndpoints({
  listPasskeys: {
    method: 'GET',
    path: '/api/user/passkeys',
    callers,
    summary: 'List the user’s passkeys, oldest first',
    notes: 'A kid’s session gets 401.',
    responses: ok(z.array(passkey)),
  },
  createOptions: {
    method: 'POST',
    path: '/api/user/passkeys/options',
    callers,
    summary: 'Get the WebAuthn options for a new passkey',
    notes: 'Requires the password. The challenge is valid once, for five minutes.',
    body: passkeyPasswordRequest,
    responses: ok(passkeyOptions),
    errors: ['wrong_credentials', 'too_many_passkeys'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/user/passkeys',
    callers,
    summary: 'Add a passkey that the browser has created',
    notes: 'A person has at most ten.',
    body: newPasskeyRequest,
    responses: created(passkey),
    errors: ['too_many_passkeys', 'passkey_exists'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    ids: { id: 'passkey' },
    callers,
    summary: 'Remove a passkey',
    notes: 'Requires the password. If admins must have a passkey, an admin can’t remove the last one.',
    body: passkeyPasswordRequest,
    responses: noContent,
    errors: ['wrong_credentials', 'last_passkey'],
  },
  loginOptions: {
    method: 'POST',
    path: '/api/login/passkey/options',
    callers: ['anyone'],
    summary: 'Get the WebAuthn options for a login',
    notes: 'They name no one. The challenge is valid once, for five minutes.',
    responses: ok(passkeyOptions),
  },
  logInByPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    callers: ['anyone'],
    summary: 'Log in by passkey',
    notes:
      'A parent’s passkey signs in as a parent, an admin’s as an admin. Otherwise the response is 401. With `proof: true`, a parent’s own passkey gives the current session a fresh proof instead of starting another one.',
    body: passkeyLoginRequest,
    responses: ok(user),
    errors: ['wrong_credentials'],
  },
  readAdminSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    callers: ['admin'],
    summary: 'Get the installation’s settings',
    responses: ok(adminSettings),
  },
  changeAdminSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    callers: ['admin'],
    summary: 'Require passkeys of admins, or stop requiring them',
    notes:
      'Only an admin with a passkey can require them. `npm run admin -- --allow-passwords` lifts the requirement.',
    body: adminSettings,
    responses: ok(adminSettings),
    errors: ['no_passkey'],
  },
});
