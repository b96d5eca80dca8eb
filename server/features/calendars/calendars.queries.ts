import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { calendarFeeds, families, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export type FeedRow = Awaited<ReturnType<typeof selectFeeds>>[number];

const selectFeeds = (tx: Executor, where: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(calendarFeeds), madeBy: { id: users.id, firstName: users.firstName } })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.madeBy))
    .where(where)
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id));

export const listFeeds = (tx: Executor, familyId: string): Promise<FeedRow[]> =>
  selectFeeds(tx, eq(calendarFeeds.familyId, familyId));

export type OpenFeed = Pick<FeedRow, 'id' | 'familyId' | 'kidId'> & {
  locale: (typeof families.$inferSelect)['locale'];
};

export async function findFeed(tx: Executor, tokenHash: string): Promise<OpenFeed | undefined> {
  const [row] = await tx
    .select({
      id: calendarFeeds.id,
      familyId: calendarFeeds.familyId,
      kidId: calendarFeeds.kidId,
      locale: families.locale,
    })
    .from(calendarFeeds)
    .innerJoin(families, and(eq(families.id, calendarFeeds.familyId), isNull(families.suspendedAt)))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

export async function replaceFeed(tx: Tx, feed: typeof calendarFeeds.$inferInsert): Promise<FeedRow> {
  const { familyId, id, tokenHash, madeBy } = feed;
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [calendarFeeds.familyId, calendarFeeds.kidId],
      set: { id, tokenHash, madeBy, createdAt: sql`now()` },
    });
  const [row] = await selectFeeds(tx, and(eq(calendarFeeds.familyId, familyId), eq(calendarFeeds.id, id)));
  if (!row) throw new Error('a feed that was just written is gone');
  return row;
}

export async function deleteFeed(tx: Tx, familyId: string, kidId: string): Promise<boolean> {
  const rows = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.familyId, familyId), eq(calendarFeeds.kidId, kidId)))
    .returning({ id: calendarFeeds.id });
  return rows.length > 0;
}
