import { isNull, sql, sum } from 'drizzle-orm';
import { chores, families, familySearch, kids } from '@shared/tables/index';
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

export const countFamilies = (db: Db): Promise<number> => db.$count(families);

export async function listFamilyCursors(
  tx: Executor,
  after: Cursor | null,
  limit: number,
): Promise<Cursor[]> {
  return places(tx, after).limit(limit);
}

export async function cursorAfter(tx: Executor, after: Cursor | null, count: number): Promise<Cursor | null> {
  const [place] = await places(tx, after)
    .limit(1)
    .offset(count - 1);
  return place ?? null;
}

function places(tx: Executor, after: Cursor | null) {
  return tx
    .select({ id: families.id, createdAt: families.createdAt })
    .from(families)
    .where(after ? follows(families.createdAt, families.id, after) : undefined)
    .orderBy(...newestFirst(families.createdAt, families.id));
}

/**
 * Like `listFamilyCursors`, for families that contain `search`, with their total number. One scan of the
 * search documents finds and counts. `strpos` treats `%`, `_` and `\` as ordinary characters.
 */
export async function searchFamilyCursors(
  tx: Executor,
  search: string,
  after: Cursor | null,
  limit: number,
): Promise<{ places: Cursor[]; total: number }> {
  const matches = tx.$with('matches').as(
    tx
      .select({ id: familySearch.familyId, createdAt: familySearch.createdAt })
      .from(familySearch)
      .where(sql`strpos(${familySearch.document}, lower(${search}::text)) > 0`),
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
  const total = rows[0]?.total ?? (after ? await countMatches(tx, search) : 0);
  return { places: rows, total };
}

async function countMatches(tx: Executor, search: string): Promise<number> {
  return tx.$count(familySearch, sql`strpos(${familySearch.document}, lower(${search}::text)) > 0`);
}
