import type { NewsItem } from '@shared/contracts/news';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { weekOfDate } from '@shared/rules/week';
import type { Db } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { KidActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { readLeaderboardSettings } from '../families/families.queries';
import { familyClock } from '../families/family-timezone';
import { requireKidAccess, type KidRow } from '../kids/kids.queries';
import { listStandings } from '../leaderboard/leaderboard.queries';
import * as queries from './news.queries';

export async function listNews(deps: Deps, actor: KidActor, kidId: string): Promise<NewsItem[]> {
  const kid = await requireKidAccess(deps.db, actor, kidId);
  const of = { familyId: actor.familyId, kidId };
  await addWeekNews(deps, actor, kid);
  const rows = await queries.listUnshownNews(deps.db, of);
  return rows.map(presentNews);
}

/** Marks the kid's news up to the item `upTo` as shown on every device. Repeatable. */
export async function markNewsShown(deps: Deps, actor: KidActor, kidId: string, upTo: string): Promise<void> {
  const of = { familyId: actor.familyId, kidId };
  await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    const last = isId(upTo) ? await queries.findNews(tx, of, upTo) : undefined;
    if (!last) throw notFound('news');
    const changed = await queries.markShownUpTo(tx, of, last.position);
    if (changed) publish({ type: 'news.changed', ...of });
  });
}

/** Adds the news of the weeks, each once. */
async function addWeekNews(deps: Deps, actor: KidActor, kid: KidRow): Promise<void> {
  const of = { familyId: kid.familyId, kidId: kid.id };
  for (const news of await findWeekNews(deps.db, kid)) {
    if (await queries.hasWeekNews(deps.db, of, news)) continue;
    await withTransaction(deps, async (tx, publish) => {
      await requireLockedKid(tx, actor, kid.id);
      if (await queries.insertWeekNews(tx, of, news)) publish({ type: 'news.changed', ...of });
    });
  }
}

/** The kid's win of last week, or the goals that the team reached last week and this week. */
async function findWeekNews(db: Db, kid: KidRow): Promise<queries.WeekNews[]> {
  const { familyId } = kid;
  const { mode, teamGoal } = await readLeaderboardSettings(db, familyId);
  const goal = mode === 'team' ? teamGoal : null;
  if (mode !== 'compete' && goal === null) return [];
  const { now, timezone } = await familyClock(db, familyId);
  const today = calendarDateOf(now, timezone);
  const lastWeek = weekOfDate(addDays(today, -7), timezone);
  if (goal === null) {
    const own = (await listStandings(db, familyId, lastWeek)).find(({ id }) => id === kid.id);
    if (own?.rank !== 1 || own.starsEarned === 0) return [];
    return [{ type: 'week_won', data: { weekStart: lastWeek.startDate, starsEarned: own.starsEarned } }];
  }
  const found: queries.WeekNews[] = [];
  for (const week of [lastWeek, weekOfDate(today, timezone)]) {
    if (kid.createdOn > week.lastDate) continue;
    const standings = await listStandings(db, familyId, week);
    const stars = standings.reduce((sum, { starsEarned }) => sum + starsEarned, 0);
    if (stars >= goal) found.push({ type: 'team_goal', data: { week: week.startDate, stars, goal } });
  }
  return found;
}

const presentNews = ({ id, type, createdAt, data }: queries.NewsRow): NewsItem =>
  // `add-news.ts` has stored this type's shape.
  ({ id, type, at: createdAt.toISOString(), data }) as NewsItem;
