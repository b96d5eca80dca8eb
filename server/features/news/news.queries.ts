import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { NEWS_MAX } from '@shared/constants';
import type { News } from '@shared/contracts/news';
import { kidNews, praise, rewardRedemptions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

export type NewsRow = typeof kidNews.$inferSelect;

export interface NewsOf {
  familyId: string;
  kidId: string;
}

const ofKid = ({ familyId, kidId }: NewsOf) => and(eq(kidNews.familyId, familyId), eq(kidNews.kidId, kidId));

const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

// `unnest` keeps the order.
const replace = prepared((db) => {
  const outdated = db.$with('outdated', {}).as(sql`
    DELETE FROM ${kidNews} WHERE family_id = ${value('familyId', 'uuid')} AND kid_id = ${value('kidId', 'uuid')}
      AND shown_at IS NULL AND source_id = ${value('sourceId', 'uuid')} AND type = ANY(${value('outdated', 'text[]')})`);
  const added = db.$with('added', { id: kidNews.id }).as(sql`
    INSERT INTO ${kidNews} (id, family_id, kid_id, source_id, type, data)
    SELECT item.id, ${value('familyId', 'uuid')}, ${value('kidId', 'uuid')}, ${value('sourceId', 'uuid')}, item.type, item.data
    FROM unnest(${value('ids', 'uuid[]')}, ${value('types', 'text[]')}, ${value('data', 'jsonb[]')}) AS item (id, type, data)
    RETURNING id`);
  return db.with(outdated, added).select({ id: added.id }).from(added).prepare('replace_kid_news');
});

/** Inserts `news` in order, and deletes unshown news with a type in `outdated`. */
export async function replaceNews(
  tx: Tx,
  of: NewsOf & { sourceId: string },
  news: readonly News[],
  outdated: readonly News['type'][],
): Promise<void> {
  await replace(tx).execute({
    ...of,
    outdated,
    ids: news.map(() => newId()),
    types: news.map(({ type }) => type),
    data: news.map(({ data }) => JSON.stringify(data)),
  });
}

export const listUnshownNews = (tx: Executor, of: NewsOf): Promise<NewsRow[]> =>
  tx
    .select()
    .from(kidNews)
    .where(and(ofKid(of), isNull(kidNews.shownAt)))
    .orderBy(asc(kidNews.position))
    .limit(NEWS_MAX);

export async function findNews(tx: Executor, of: NewsOf, id: string): Promise<NewsRow | undefined> {
  const [row] = await tx
    .select()
    .from(kidNews)
    .where(and(ofKid(of), eq(kidNews.id, id)));
  return row;
}

/** Includes approved rewards and hearts. Returns whether anything changed. */
export async function markShownUpTo(tx: Tx, of: NewsOf, position: number): Promise<boolean> {
  const shown = await tx
    .update(kidNews)
    .set({ shownAt: sql`now()` })
    .where(and(ofKid(of), isNull(kidNews.shownAt), lte(kidNews.position, position)))
    .returning({ type: kidNews.type, sourceId: kidNews.sourceId });
  const idsOf = (wanted: News['type']) =>
    sql.param(
      shown.flatMap(({ type, sourceId }) => (type === wanted && sourceId !== null ? [sourceId] : [])),
    );
  await tx
    .update(rewardRedemptions)
    .set({ shownAt: sql`now()` })
    .where(
      and(
        eq(rewardRedemptions.familyId, of.familyId),
        eq(rewardRedemptions.kidId, of.kidId),
        sql`${rewardRedemptions.id} = ANY(${idsOf('reward_approved')}::uuid[])`,
        eq(rewardRedemptions.status, 'approved'),
        isNull(rewardRedemptions.shownAt),
      ),
    );
  await tx
    .update(praise)
    .set({ shownAt: sql`now()` })
    .where(
      and(
        eq(praise.familyId, of.familyId),
        eq(praise.kidId, of.kidId),
        sql`(${praise.id} = ANY(${idsOf('praise')}::uuid[]) OR ${praise.submissionId} = ANY(${idsOf('approved')}::uuid[]))`,
        isNull(praise.shownAt),
      ),
    );
  return shown.length > 0;
}

export async function markRewardNewsShown(tx: Tx, of: NewsOf, redemptionId: string): Promise<boolean> {
  const shown = await tx
    .update(kidNews)
    .set({ shownAt: sql`now()` })
    .where(
      and(
        ofKid(of),
        isNull(kidNews.shownAt),
        eq(kidNews.type, 'reward_approved'),
        eq(kidNews.sourceId, redemptionId),
      ),
    )
    .returning({ id: kidNews.id });
  return shown.length > 0;
}

/** News that a kid gets once per week. */
export type WeekNews = Extract<News, { type: 'week_won' | 'team_goal' }>;

const weekStartOf = (news: WeekNews): string =>
  news.type === 'week_won' ? news.data.weekStart : news.data.week;

export async function hasWeekNews(tx: Executor, of: NewsOf, news: WeekNews): Promise<boolean> {
  const same = and(eq(kidNews.weekStart, weekStartOf(news)), eq(kidNews.type, news.type));
  return (await tx.$count(kidNews, and(ofKid(of), same))) > 0;
}

export async function insertWeekNews(tx: Tx, of: NewsOf, news: WeekNews): Promise<boolean> {
  const rows = await tx
    .insert(kidNews)
    .values({ id: newId(), ...of, ...news, weekStart: weekStartOf(news) })
    .onConflictDoNothing()
    .returning({ id: kidNews.id });
  return rows.length > 0;
}
