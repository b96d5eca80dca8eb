import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { KidSession, UserSession } from '@shared/contracts/sessions';
import { familyDevices, kids, sessions } from '@shared/tables/index';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { fingerprint } from '../../lib/secrets';
import { deleteSignedOut } from '../push/push.queries';

/** Who asks, and in which session. */
interface Asking {
  userId: string;
  sessionId: string;
}

const notExpired = gt(sessions.expiresAt, sql`now()`);

/** Where the user is signed in, the browser used last first. */
export async function listSessions({ db }: Deps, { userId, sessionId }: Asking): Promise<UserSession[]> {
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
    current: row.id === sessionId,
  }));
}

/** Ends one of the user's sessions, which may be the one that asks. Throws 404 for another person's. */
export async function endSessionOf({ db, sessions: store }: Deps, userId: string, id: string): Promise<void> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), notExpired));
  const found = rows.find((row) => publicId(row.id) === id);
  if (!found) throw notFound('session');
  await store.endWhere(sql`${eq(sessions.id, found.id)} AND ${eq(sessions.userId, userId)}`);
}

/** Ends all of the user's sessions but the one that asks, and notifications where a session has expired. */
export async function endOtherSessions(
  { db, sessions: store }: Deps,
  { userId, sessionId }: Asking,
): Promise<void> {
  await deleteSignedOut(db, userId);
  await store.endWhere(eq(sessions.userId, userId), { keep: sessionId });
}

/** Where the family's kids are signed in, newest first. */
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

/** Signs one of the family's kids out on one browser. Throws 404. */
export async function endKidSession(
  { db, sessions: store }: Deps,
  { familyId }: ParentActor,
  id: string,
): Promise<void> {
  const ofKids = and(eq(sessions.familyId, familyId), isNotNull(sessions.kidId), notExpired);
  const rows = await db.select({ id: sessions.id }).from(sessions).where(ofKids);
  const found = rows.find((row) => publicId(row.id) === id);
  if (!found) throw notFound('session');
  await store.endWhere(sql`${eq(sessions.id, found.id)} AND ${eq(sessions.familyId, familyId)}`);
}

/** What a session is called outside: the stored id is the cookie's hash and stays inside. */
const publicId = (id: string): string => fingerprint(id).slice(0, 22);
