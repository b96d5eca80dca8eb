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
    summary: 'Begin to add a passkey: get WebAuthn’s options for it',
    notes: 'Needs the password. The challenge is answered once, within five minutes.',
    body: passkeyPasswordRequest,
    responses: ok(passkeyOptions),
    errors: ['wrong_credentials', 'too_many_passkeys'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/user/passkeys',
    callers,
    summary: 'Add the passkey that the browser has made',
    notes: 'At most ten a person.',
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
    notes: 'Needs the password. An admin keeps the last one while admins must have one.',
    body: passkeyPasswordRequest,
    responses: noContent,
    errors: ['wrong_credentials', 'last_passkey'],
  },
  loginOptions: {
    method: 'POST',
    path: '/api/login/passkey/options',
    callers: ['anyone'],
    summary: 'Begin a login by passkey: get WebAuthn’s options for it',
    notes: 'They name nobody. The challenge is answered once, within five minutes.',
    responses: ok(passkeyOptions),
  },
  logInByPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    callers: ['anyone'],
    summary: 'Log in by passkey',
    notes:
      'A parent’s as a parent, an admin’s as an admin; the other way round: 401. With `proof: true` a parent’s own passkey gives the session a fresh proof and begins no other; without a session: 401.',
    body: passkeyLoginRequest,
    responses: ok(user),
    errors: ['wrong_credentials'],
  },
  readAdminSettings: {
    method: 'GET',
    path: '/api/admin/settings',
    callers: ['admin'],
    summary: 'Get what admins have chosen for the installation',
    responses: ok(adminSettings),
  },
  changeAdminSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    callers: ['admin'],
    summary: 'Choose whether admins must sign in by passkeys',
    notes:
      'Only an admin with a passkey can require them. `npm run admin -- --allow-passwords` takes it back.',
    body: adminSettings,
    responses: ok(adminSettings),
    errors: ['no_passkey'],
  },
});
