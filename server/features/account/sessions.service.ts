import { and, desc, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { KidSession, UserSession } from '@shared/contracts/sessions';
import { familyDevices, kids, sessions } from '@shared/tables/index';
import { lockAccount } from '../../db/account-locks';
import type { Tx } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdminActor, AdultActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import { deleteSessions } from '../../sessions/session-store';
import { deleteSignedOut } from '../push/push.queries';

type User = AdultActor | AdminActor;

const notExpired = gt(sessions.expiresAt, sql`now()`);

export async function listSessions({ db }: Deps, { userId, proof }: User): Promise<UserSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      device: sql<string | null>`${sessions.data} ->> 'device'`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), notExpired))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({
    id: publicId(row.id),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    device: row.device,
    current: row.id === proof.id,
  }));
}

export async function endSessionOf(deps: Deps, actor: User, id: string): Promise<void> {
  const ended = await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    return deleteSession(tx, eq(sessions.userId, actor.userId), id);
  });
  deps.sessions.announceEnded(ended);
}

export async function endOtherSessions(deps: Deps, actor: User): Promise<void> {
  const { userId, proof } = actor;
  const ended = await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    await deleteSignedOut(tx, userId);
    return deleteSessions(tx, sql`${eq(sessions.userId, userId)} AND ${ne(sessions.id, proof.id)}`);
  });
  deps.sessions.announceEnded(ended);
}

export async function listKidSessions({ db }: Deps, { familyId }: ParentActor): Promise<KidSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      kidId: kids.id,
      createdAt: sessions.createdAt,
      device: sql<string | null>`${sessions.data} ->> 'device'`,
      tablet: familyDevices.name,
    })
    .from(sessions)
    .innerJoin(kids, eq(kids.id, sessions.kidId))
    .leftJoin(familyDevices, eq(familyDevices.id, sessions.tabletId))
    .where(and(eq(sessions.familyId, familyId), notExpired))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({ ...row, id: publicId(row.id), createdAt: row.createdAt.toISOString() }));
}

export async function endKidSession(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  const ended = await withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, 'key share');
    return deleteSession(tx, and(eq(sessions.familyId, actor.familyId), isNotNull(sessions.kidId)), id);
  });
  deps.sessions.announceEnded(ended);
}

async function deleteSession(tx: Tx, among: SQL | undefined, id: string): Promise<string[]> {
  const rows = await tx.select({ id: sessions.id }).from(sessions).where(and(among, notExpired));
  const found = rows.find((row) => publicId(row.id) === id);
  if (!found) throw notFound('session');
  return deleteSessions(tx, eq(sessions.id, found.id));
}

/** A session's public id. The stored id is the cookie's hash and stays private. */
const publicId = (id: string): string => fingerprint(id).slice(0, 22);
