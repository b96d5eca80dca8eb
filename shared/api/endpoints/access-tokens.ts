import { z } from 'zod';
import { accessToken, accessTokenRequest, newAccessToken } from '../../contracts/access-tokens';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const accessTokenEndpoints = defineEndpoints({
  listTokens: {
    method: 'GET',
    path: '/api/user/tokens',
    callers: ['parent'],
    summary: 'List the caller’s access tokens for this family, oldest first',
    responses: ok(z.array(accessToken)),
  },
  makeToken: {
    method: 'POST',
    path: '/api/user/tokens',
    callers: ['parent'],
    summary: 'Create an access token that lets a program act as this parent in this family',
    notes:
      'Requires the password. The token is returned only once. It ends when the password changes, or when the person leaves the family or becomes a helper.',
    body: accessTokenRequest,
    responses: created(newAccessToken),
    errors: ['wrong_credentials', 'too_many_tokens'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/user/tokens/:id',
    ids: { id: 'access_token' },
    callers: ['parent'],
    summary: 'Revoke one of the caller’s access tokens',
    responses: noContent,
  },
});
