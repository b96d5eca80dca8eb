import type { Request } from 'express';
import type { Deps } from '../deps';
import { addressKey } from '../lib/address';
import { AppError } from '../lib/errors';
import { findAccessToken, recordTokenUse, TOKEN_PREFIX, type AccessToken } from '../sessions/access-tokens';

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}[\\w-]{1,100})$`, 'i');

export class UnknownTokenError extends AppError {
  constructor() {
    super('unauthorized', 'unauthorized.token');
  }
}

/** Ignores other schemes and tokens, such as a proxy's own. */
export const bearerToken = ({ headers }: Pick<Request, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

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
  await recordTokenUse(db, found.id);
  return found;
}
