import { and, asc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { chores, families, familySearch, kids, rewards, users } from '@shared/tables/index';
import type { Db, Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { Cursor } from './cursor';
import { follows, newestFirst } from './newest-first';

/** A family's place in the list. */
export type Place = Cursor;

export type FamilyRows = Awaited<ReturnType<typeof findFamilies>>;

export async function sumUp(db: Db) {
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

/** The places of the `limit` families that come after `after` (or first), newest first. */
export async function listPlaces(tx: Executor, after: Cursor | null, limit: number): Promise<Place[]> {
  return tx
    .select({ id: families.id, createdAt: families.createdAt })
    .from(families)
    .where(after ? follows(families.createdAt, families.id, after) : undefined)
    .orderBy(...newestFirst(families.createdAt, families.id))
    .limit(limit);
}

/**
 * As `listPlaces`, among the families in which `search` occurs, with the number of all of them. One scan of the short
 * search texts finds and counts. `strpos` compares letter by letter: `%`, `_` and `\` are ordinary characters here.
 */
export async function searchPlaces(
  tx: Executor,
  search: string,
  after: Cursor | null,
  limit: number,
): Promise<{ places: Place[]; total: number }> {
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

const named = (column: AnyPgColumn) => sql`${column} = ANY(${sql.placeholder('ids')}::uuid[])`;

// Four flat look-ups cost PostgreSQL a third of what one query does that gathers each family's rows by itself.
const heads = prepared((db) =>
  db
    .select({
      id: families.id,
      name: families.name,
      code: families.code,
      createdAt: families.createdAt,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(families)
    .innerJoin(users, eq(users.familyId, families.id))
    .where(named(families.id))
    .orderBy(asc(users.createdAt), asc(users.id))
    .prepare('admin_family_heads'),
);

const kidsOf = prepared((db) =>
  db
    .select({
      familyId: kids.familyId,
      id: kids.id,
      name: kids.name,
      totalStars: kids.totalStars,
      lifetimeStars: kids.lifetimeStars,
    })
    .from(kids)
    .where(named(kids.familyId))
    .orderBy(asc(kids.familyId), asc(kids.createdAt), asc(kids.id))
    .prepare('admin_family_kids'),
);

const countOf = (table: typeof chores | typeof rewards, name: string) =>
  prepared((db) =>
    db
      .select({ familyId: table.familyId, count: sql<number>`count(*)::int` })
      .from(table)
      .where(and(named(table.familyId), isNull(table.archivedAt)))
      .groupBy(table.familyId)
      .prepare(name),
  );
const choresOf = countOf(chores, 'admin_family_chores');
const rewardsOf = countOf(rewards, 'admin_family_rewards');

/** What the list shows of the families with these ids: each family's parents, first one first; kids; counts of what is not deleted. */
export async function findFamilies(db: Db, ids: string[]) {
  return {
    heads: await heads(db).execute({ ids }),
    kids: await kidsOf(db).execute({ ids }),
    chores: await choresOf(db).execute({ ids }),
    rewards: await rewardsOf(db).execute({ ids }),
  };
}
