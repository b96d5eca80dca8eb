import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { TokenScope } from '@shared/program-constants';
import { accessTokens, families, memberships } from '@shared/tables/index';
import type { Executor, Tx } from '../db/client';
import { prepared } from '../db/prepared';
import type { ParentActor } from '../lib/actor';
import { fingerprint } from '../lib/secrets';

/** Lets secret scanners recognize tokens. */
export const TOKEN_PREFIX = 'sn_';

export interface AccessToken {
  id: string;
  scope: TokenScope;
  actor: ParentActor;
}

const find = prepared((db) =>
  db
    .select({
      id: accessTokens.id,
      scope: accessTokens.scope,
      familyId: accessTokens.familyId,
      userId: accessTokens.userId,
      role: memberships.role,
      familyCode: families.code,
    })
    .from(accessTokens)
    .innerJoin(
      memberships,
      and(eq(memberships.familyId, accessTokens.familyId), eq(memberships.userId, accessTokens.userId)),
    )
    .innerJoin(families, eq(families.id, accessTokens.familyId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`)),
        // The token may have been created while its parent became a helper.
        inArray(memberships.role, ['owner', 'parent']),
        isNull(families.suspendedAt),
      ),
    )
    .prepare('find_access_token'),
);

const noteUse = prepared((db) =>
  db
    .update(accessTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(accessTokens.id, sql.placeholder('id')),
        or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    )
    .prepare('note_access_token_use'),
);

export async function findAccessToken(tx: Executor, token: string): Promise<AccessToken | null> {
  const [row] = await find(tx).execute({ tokenHash: fingerprint(token) });
  if (!row) return null;
  const { id, scope, ...person } = row;
  return { id, scope, actor: { type: 'parent', ...person, proof: { kind: 'token', id } } };
}

/** Records a use, at most once a minute. */
export async function recordTokenUse(tx: Executor, id: string): Promise<void> {
  await noteUse(tx).execute({ id });
}

export async function deleteTokensOf(tx: Tx, userId: string, familyId?: string): Promise<void> {
  const inFamily = familyId === undefined ? undefined : eq(accessTokens.familyId, familyId);
  await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), inFamily));
}
