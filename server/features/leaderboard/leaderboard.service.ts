import { v5 } from 'uuid';
import type { BestWeek, LeaderboardEntry } from '@shared/contracts/leaderboard';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { weekOfDate } from '@shared/rules/week';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { readLeaderboardSettings } from '../families/families.queries';
import { familyClock } from '../families/family-timezone';
import { presentKidCard } from '../kids/kids.present';
import { requireKidAccess } from '../kids/kids.queries';
import { findBestWeek, listStandings } from './leaderboard.queries';

type Reader = Pick<FamilyActor, 'type' | 'familyId'>;

/**
 * Returns one entry per kid, by rank and then name; none if the family has turned the leaderboard off. Stars
 * count in the week of the submission.
 */
export async function weeklyLeaderboard(
  { db }: Pick<Deps, 'db'>,
  { type, familyId }: Reader,
  day?: CalendarDate,
): Promise<LeaderboardEntry[]> {
  const { now, timezone } = await familyClock(db, familyId);
  if (type === 'kid' && (await readLeaderboardSettings(db, familyId)).mode === 'off') return [];
  const week = weekOfDate(day ?? calendarDateOf(now, timezone), timezone);
  const rows = await listStandings(db, familyId, week);
  return rows.map((row) => ({
    // Nothing is stored, so the id is derived: stable for a kid and week.
    id: v5(week.startDate, row.id),
    kidId: row.id,
    weekStart: week.startDate,
    starsEarned: row.starsEarned,
    choresCompleted: row.choresCompleted,
    rank: row.rank,
    createdAt: week.start.toISOString(),
    kid: presentKidCard(row),
  }));
}

export async function readBestWeek({ db }: Deps, actor: FamilyActor, kidId: string): Promise<BestWeek> {
  const { familyId } = actor;
  await requireKidAccess(db, actor, kidId);
  const { now, timezone } = await familyClock(db, familyId);
  const { startDate } = weekOfDate(calendarDateOf(now, timezone), timezone);
  return (await findBestWeek(db, { familyId, kidId, before: startDate })) ?? null;
}
