import { badgesCrossed, type BadgeId } from '@shared/rules/badges';
import type { CalendarDate } from '@shared/rules/calendar';
import { levelFor } from '@shared/rules/levels';
import { letterSpan } from '@shared/rules/weekly-letter';
import type { Db } from '../../db/client';
import { readFamily } from '../kids/kids.queries';
import { listPromisedRedemptions } from '../redemptions/redemptions.queries';
import { withStreaks } from '../streaks/streaks.service';
import { readRequests, sumWeek, type WeekSums } from './letters.queries';

export interface KidWeek {
  name: string;
  chores: number;
  stars: number;
  streak: number;
  level: number | null;
  badges: BadgeId[];
}

export interface FamilyWeek {
  kids: KidWeek[];
  promised: { reward: string; kid: string }[];
  waiting: { chores: number; rewards: number };
}

/** Returns null if nothing happened. */
export async function readFamilyWeek(
  db: Db,
  familyId: string,
  first: CalendarDate,
  timezone: string,
): Promise<FamilyWeek | null> {
  const span = letterSpan(first, timezone);
  const sums = await sumWeek(db, familyId, span);
  const { isFromWeek, ...waiting } = await readRequests(db, familyId, span);
  if (!isFromWeek && sums.every(({ chores, stars }) => chores === 0 && stars === 0)) return null;
  const sumsOf = new Map(sums.map((sum) => [sum.kidId, sum]));
  const kids = await withStreaks(db, (await readFamily(db, familyId)).kids);
  const promised = await listPromisedRedemptions(db, familyId);
  return {
    kids: kids.map(({ id, name, streak, lifetimeStars }) => ({
      name,
      streak: streak.days,
      ...kidWeek(lifetimeStars, sumsOf.get(id)),
    })),
    promised: promised.map(({ redemption, kid }) => ({ reward: redemption.rewardName, kid: kid.name })),
    waiting,
  };
}

/** An undo of an earlier week's stars doesn't reduce the kid's week. */
export function kidWeek(
  lifetimeStars: number,
  { chores, stars, starsSince }: Pick<WeekSums, 'chores' | 'stars' | 'starsSince'> = NOTHING,
): Pick<KidWeek, 'chores' | 'stars' | 'level' | 'badges'> {
  const after = lifetimeStars - starsSince;
  const before = Math.min(after, after - stars);
  const level = levelFor(after);
  return {
    chores,
    stars: after - before,
    level: level > levelFor(before) ? level : null,
    badges: badgesCrossed(before, after).map(({ id }) => id),
  };
}

const NOTHING = { chores: 0, stars: 0, starsSince: 0 };
