import { MAX_TOKENS } from '@shared/program-constants';
import type { AccessToken, AccessTokenInput, NewAccessToken } from '@shared/contracts/access-tokens';
import { lockAccount, lockActor } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { conflict, notFound, wrongCredentials } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { fingerprint, randomToken } from '../../lib/secrets';
import { TOKEN_PREFIX } from '../../sessions/access-tokens';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { confirmPassword } from '../auth/auth.service';
import * as queries from './access-tokens.queries';

const SHOWN = 9;

export async function listTokens({ db }: Deps, actor: ParentActor): Promise<AccessToken[]> {
  return (await queries.listTokens(db, actor)).map(presentToken);
}

/**
 * Creates a token, which only this response contains. Requires the password, so that a signed-in browser is
 * not enough.
 */
export async function createToken(
  deps: Deps,
  actor: ParentActor,
  { name, scope, days, password }: AccessTokenInput,
  context: AuditContext,
): Promise<NewAccessToken> {
  const { passwordHash: verifiedHash } = await confirmPassword(deps, actor, password);
  const { familyId, userId } = actor;
  const token = `${TOKEN_PREFIX}${randomToken()}`;
  const row = await withTransaction(deps, async (tx) => {
    // Sequentially, because two could exceed the limit.
    await lockAccount(tx, actor);
    // A new password revokes all tokens, so no token may be created with the old one at the same time.
    if (!(await queries.lockPerson(tx, userId, verifiedHash))) throw wrongCredentials('changed_meanwhile');
    if ((await queries.listTokens(tx, actor)).length >= MAX_TOKENS)
      throw conflict('too_many_tokens', { max: MAX_TOKENS });
    const hashes = { tokenHash: fingerprint(token), prefix: token.slice(0, SHOWN) };
    const made = await queries.insertToken(
      tx,
      { id: newId(), familyId, userId, name, scope, ...hashes },
      days,
    );
    await auditSuccess(tx, actor, 'token.make', context, made.id);
    return made;
  });
  return { ...presentToken(row), token };
}

export async function revokeToken(
  deps: Deps,
  actor: ParentActor,
  id: string,
  context: AuditContext,
): Promise<void> {
  await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    if (!(await queries.deleteToken(tx, actor, id))) throw notFound('access_token');
    await auditSuccess(tx, actor, 'token.revoke', context, id);
  });
}

const presentToken = (row: queries.TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scope: row.scope,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
