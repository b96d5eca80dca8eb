import { v5 } from 'uuid';
import type { LeaderboardEntry } from '@shared/contracts/leaderboard';
import { weekOf } from '@shared/rules/week';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { familyClock } from '../families/family-timezone';
import { presentKidCard } from '../kids/kids.present';
import { listStandings } from './leaderboard.queries';

/**
 * The family's leaderboard of the week that holds `at` (now unless given), which begins on Sunday 00:00 in the family's zone: one entry a
 * kid, best rank first, then by name. Stars count in the week of their approval (docs/decisions/0040).
 */
export async function weeklyLeaderboard(
  { db }: Pick<Deps, 'db'>,
  { familyId }: Pick<FamilyActor, 'familyId'>,
  at?: Date,
): Promise<LeaderboardEntry[]> {
  const { now, timezone } = await familyClock(db, familyId);
  const week = weekOf(at ?? now, timezone);
  const rows = await listStandings(db, familyId, week);
  return rows.map((row) => ({
    // Nothing is stored, so the id is derived: the same for the same kid and week, and another one next week.
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
