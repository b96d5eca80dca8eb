import type { NewsItem } from '@shared/contracts/news';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { weekOfDate } from '@shared/rules/week';
import { requireLockedKid } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { KidActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { readLeaderboardMode } from '../families/families.queries';
import { familyClock } from '../families/family-timezone';
import { requireKidAccess } from '../kids/kids.queries';
import { listStandings } from '../leaderboard/leaderboard.queries';
import * as queries from './news.queries';

export async function listNews(deps: Deps, actor: KidActor, kidId: string): Promise<NewsItem[]> {
  await requireKidAccess(deps.db, actor, kidId);
  const of = { familyId: actor.familyId, kidId };
  await addWonWeekNews(deps, actor);
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

async function addWonWeekNews(deps: Deps, actor: KidActor): Promise<void> {
  const { familyId, kidId } = actor;
  const of = { familyId, kidId };
  if ((await readLeaderboardMode(deps.db, familyId)) !== 'compete') return;
  const { now, timezone } = await familyClock(deps.db, familyId);
  const lastWeek = weekOfDate(addDays(calendarDateOf(now, timezone), -7), timezone);
  const standings = await listStandings(deps.db, familyId, lastWeek);
  const own = standings.find(({ id }) => id === kidId);
  if (!own || own.rank !== 1 || own.starsEarned === 0) return;
  const data = { weekStart: lastWeek.startDate, starsEarned: own.starsEarned };
  if (await queries.hasWonWeek(deps.db, of, data.weekStart)) return;
  await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    if (await queries.insertWeekWon(tx, of, data)) publish({ type: 'news.changed', ...of });
  });
}

const presentNews = ({ id, type, createdAt, data }: queries.NewsRow): NewsItem =>
  // `add-news.ts` has stored this type's shape.
  ({ id, type, at: createdAt.toISOString(), data }) as NewsItem;
