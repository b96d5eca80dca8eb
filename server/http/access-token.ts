import type { Request } from 'express';
import type { Deps } from '../deps';
import { addressKey } from '../lib/address';
import { AppError } from '../lib/errors';
import { findAccessToken, noteTokenUse, TOKEN_PREFIX, type AccessToken } from '../sessions/access-tokens';

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}[\\w-]{1,100})$`, 'i');

/** 401: an access token that is none, has expired or was revoked. */
export class UnknownTokenError extends AppError {
  constructor() {
    super('unauthorized', 'unauthorized.token');
  }
}

/** The access token in the request's `Authorization` header; null without one of ours, as of a proxy's own. */
export const bearerToken = ({ headers }: Pick<Request, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * The valid access token `token`. An unknown one is counted by address, apart from what is guessed: a program with a
 * revoked token must not lock its home out. Throws 401 and 429.
 */
export async function requireToken(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { ip }: Pick<Request, 'ip'>,
  token: string,
): Promise<AccessToken> {
  const found = await findAccessToken(db, token);
  if (!found) {
    await limits.take(['unknownTokens', addressKey(ip)]);
    throw new UnknownTokenError();
  }
  await limits.take(['tokenRequests', found.id]);
  await noteTokenUse(db, found.id);
  return found;
}
