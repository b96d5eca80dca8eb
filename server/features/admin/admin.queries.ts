import { and, eq, exists, isNotNull, isNull, notExists, sql, sum, type SQL } from 'drizzle-orm';
import { UNUSED_DAYS, type FamilyState } from '@shared/constants';
import { chores, families, familySearch, kids, memberships, users } from '@shared/tables/index';
import type { Db, Executor } from '../../db/client';
import { follows, newestFirst, type Cursor } from './cursor';

export async function readTotals(db: Db) {
  const [totalFamilies, [ofKids], totalChores] = await Promise.all([
    db.$count(families),
    db.select({ count: sql<number>`count(*)::int`, earned: sum(kids.lifetimeStars) }).from(kids),
    db.$count(chores, isNull(chores.archivedAt)),
  ]);
  return {
    totalFamilies,
    totalKids: ofKids?.count ?? 0,
    totalStars: Number(ofKids?.earned ?? 0),
    totalChores,
  };
}

export const countFamilies = (db: Db, state?: FamilyState): Promise<number> =>
  db.$count(families, inState(db, state));

export async function listFamilyCursors(
  tx: Executor,
  state: FamilyState | undefined,
  after: Cursor | null,
  limit: number,
): Promise<Cursor[]> {
  return places(tx, after, inState(tx, state)).limit(limit);
}

function inState(tx: Executor, state: FamilyState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'suspended') return isNotNull(families.suspendedAt);
  const since = sql`now() - make_interval(days => ${UNUSED_DAYS})`;
  const used = tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.familyId, families.id), sql`${memberships.lastUsedAt} > ${since}`));
  return and(sql`${families.createdAt} <= ${since}`, notExists(used));
}

export async function cursorAfter(tx: Executor, after: Cursor | null, count: number): Promise<Cursor | null> {
  const [place] = await places(tx, after)
    .limit(1)
    .offset(count - 1);
  return place ?? null;
}

function places(tx: Executor, after: Cursor | null, which?: SQL) {
  return tx
    .select({ id: families.id, createdAt: families.createdAt })
    .from(families)
    .where(and(which, after ? follows(families.createdAt, families.id, after) : undefined))
    .orderBy(...newestFirst(families.createdAt, families.id));
}

/** One scan finds and counts. `strpos` treats `%`, `_` and `\` as ordinary characters. */
export async function searchFamilyCursors(
  tx: Executor,
  { search, state }: { search: string; state?: FamilyState | undefined },
  after: Cursor | null,
  limit: number,
): Promise<{ places: Cursor[]; total: number }> {
  const matches = tx.$with('matches').as(
    tx
      .select({ id: familySearch.familyId, createdAt: familySearch.createdAt })
      .from(familySearch)
      .where(matching(tx, search, state)),
  );
  const rows = await tx
    .with(matches)
    .select({
      id: matches.id,
      createdAt: matches.createdAt,
      total: sql<number>`(SELECT count(*)::int FROM ${matches})`.as('total'),
    })
    .from(matches)
    .where(after ? follows(matches.createdAt, matches.id, after) : undefined)
    .orderBy(...newestFirst(matches.createdAt, matches.id))
    .limit(limit);
  const total = rows[0]?.total ?? (after ? await tx.$count(familySearch, matching(tx, search, state)) : 0);
  return { places: rows, total };
}

function matching(tx: Executor, search: string, state: FamilyState | undefined): SQL | undefined {
  const found = sql`strpos(${familySearch.document}, lower(${search}::text)) > 0`;
  if (state === undefined) return found;
  const family = tx
    .select({ one: sql`1` })
    .from(families)
    .where(and(eq(families.id, familySearch.familyId), inState(tx, state)));
  return and(found, exists(family));
}

export async function listAdults(tx: Executor, familyId: string) {
  const rows = await tx
    .select({
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      role: memberships.role,
      lastUsedAt: memberships.lastUsedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.familyId, familyId))
    .orderBy(memberships.createdAt, users.id);
  return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt?.toISOString() ?? null }));
}
