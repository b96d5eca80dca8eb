import { z } from 'zod';
import { accessToken, accessTokenRequest, newAccessToken } from '../../contracts/access-tokens';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const accessTokenEndpoints = defineEndpoints({
  listTokens: {
    method: 'GET',
    path: '/api/user/tokens',
    callers: ['parent'],
    summary: 'List the person’s access tokens for this family, oldest first',
    responses: ok(z.array(accessToken)),
  },
  makeToken: {
    method: 'POST',
    path: '/api/user/tokens',
    callers: ['parent'],
    summary: 'Make an access token, by which a program acts as this parent in this family',
    notes:
      'Needs the password; the token is in this response alone. It ends with a new password, and with the membership or the role of a parent.',
    body: accessTokenRequest,
    responses: created(newAccessToken),
    errors: ['wrong_credentials', 'too_many_tokens'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/user/tokens/:id',
    ids: { id: 'access_token' },
    callers: ['parent'],
    summary: 'Revoke one of the person’s access tokens',
    responses: noContent,
  },
});
