import { z } from 'zod';
import { LIMITS } from '../constants';
import { TOKEN_DAYS, TOKEN_SCOPES } from '../program-constants';
import { errorKey } from '../error-text';
import { id, timestamp, requiredName } from './fields';

const PASSWORD = errorKey('validation.password');

export const accessTokenRequest = z.object({
  name: requiredName(errorKey('validation.name')),
  scope: z.enum(TOKEN_SCOPES, errorKey('validation.token_scope')),
  days: z.literal(TOKEN_DAYS, errorKey('validation.token_days')),
  password: z
    .string({ error: PASSWORD })
    .min(1, PASSWORD)
    .max(LIMITS.password, errorKey('validation.too_long')),
});
export type AccessTokenInput = z.infer<typeof accessTokenRequest>;

export const accessToken = z.object({
  id,
  name: z.string(),
  prefix: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: timestamp,
  /** Expired tokens stay in the list. */
  expiresAt: timestamp.nullable(),
  /** The last use, accurate to the minute. */
  lastUsedAt: timestamp.nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const newAccessToken = accessToken.extend({ token: z.string() });
export type NewAccessToken = z.infer<typeof newAccessToken>;
