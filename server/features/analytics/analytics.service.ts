import type { AnalyticsRange, AnalyticsSummary } from '@shared/contracts/analytics';
import { averageDaily, familyAchievement, performanceBadge, POPULAR_CHORES } from '@shared/rules/analytics';
import { daysBetween } from '@shared/rules/calendar';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { presentKidCard } from '../kids/kids.present';
import { readFamily } from '../kids/kids.queries';
import { presentEvent } from './analytics.present';
import { listEvents, sumEvents, type SumsRow } from './analytics.queries';

export async function* listAnalytics(
  { db }: Deps,
  { familyId }: ParentActor,
  range: AnalyticsRange,
): AsyncGenerator<string> {
  for await (const rows of listEvents(db, familyId, range)) yield JSON.stringify(rows.map(presentEvent));
}

export async function summarizeAnalytics(
  { db }: Deps,
  { familyId }: ParentActor,
  range: AnalyticsRange,
): Promise<AnalyticsSummary> {
  const { family, kids } = await readFamily(db, familyId);
  const days = daysBetween(range.startDate, range.endDate, family.timezone);
  const sums = await sumEvents(
    db,
    familyId,
    range,
    days.map(({ start }) => start),
  );
  const byKid = new Map(sums.map((row) => [row.kidId, row]));
  const byDay = new Map(sums.map((row) => [row.day, row]));
  const kidSums = kids.map((kid) => ({ kid: presentKidCard(kid), ...sumsOf(byKid.get(kid.id)) }));
  const total = (of: (row: SumsRow) => number) =>
    sums.reduce((sum, row) => (row.kidId === null ? sum : sum + of(row)), 0);
  const starsEarned = total((row) => row.starsEarned);
  const starsSpent = total((row) => row.starsSpent);
  const choresCompleted = total((row) => row.choresCompleted);

  return {
    totals: {
      choresCompleted,
      starsEarned,
      rewardsRedeemed: total((row) => row.rewardsRedeemed),
      starsSpent,
      netStars: starsEarned - starsSpent,
      activeDays: sums.filter((row) => row.day !== null).length,
      averageDailyActivities: averageDaily(
        total((row) => row.events),
        days.length,
      ),
    },
    familyAchievement: familyAchievement(choresCompleted),
    kids: kidSums.map((kid) => ({ ...kid, badge: performanceBadge(kid.choresCompleted) })),
    popularChores: popularChores(sums),
    byDay: days.map(({ date }, index) => {
      const row = byDay.get(index + 1);
      return { date, starsEarned: row?.starsEarned ?? 0, starsSpent: row?.starsSpent ?? 0 };
    }),
  };
}

function sumsOf(row: SumsRow | undefined) {
  return {
    choresCompleted: row?.choresCompleted ?? 0,
    starsEarned: row?.starsEarned ?? 0,
    rewardsRedeemed: row?.rewardsRedeemed ?? 0,
    starsSpent: row?.starsSpent ?? 0,
  };
}

function popularChores(sums: SumsRow[]): AnalyticsSummary['popularChores'] {
  return sums
    .flatMap(({ choreName, choresCompleted }) =>
      choreName === null ? [] : [{ name: choreName, count: choresCompleted }],
    )
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
    .slice(0, POPULAR_CHORES);
}
