import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import { addDays, calendarDateOf, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import { availableAgainOn } from '@shared/rules/reward-limit';
import { rewardRedemptions } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { FamilyClock } from '../families/family-timezone';
import { limitOf } from './rewards.present';
import type { RewardRow } from './rewards.queries';

const LONGEST_PERIOD_DAYS = 31;

/** Returns null for today. Pending and approved redemptions count on the local day of the request. */
export async function listAvailableAgain(
  tx: Executor,
  { familyId, kidId }: { familyId: string; kidId: string },
  rewards: readonly RewardRow[],
  { now, timezone, weekStart }: FamilyClock,
): Promise<Map<string, CalendarDate | null>> {
  const today = calendarDateOf(now, timezone);
  const limited = rewards.filter((reward) => limitOf(reward) !== null);
  const requests = await listRequestTimes(tx, {
    familyId,
    kidId,
    rewardIds: limited.map(({ id }) => id),
    since: startOfDate(addDays(today, -LONGEST_PERIOD_DAYS), timezone),
  });
  return new Map(
    rewards.map((reward) => {
      const days = requests
        .filter(({ rewardId }) => rewardId === reward.id)
        .map(({ requestedAt }) => calendarDateOf(requestedAt, timezone));
      return [reward.id, availableAgainOn(limitOf(reward), days, today, weekStart)];
    }),
  );
}

async function listRequestTimes(
  tx: Executor,
  {
    familyId,
    kidId,
    rewardIds,
    since,
  }: { familyId: string; kidId: string; rewardIds: string[]; since: Date },
): Promise<{ rewardId: string; requestedAt: Date }[]> {
  if (rewardIds.length === 0) return [];
  return tx
    .select({ rewardId: rewardRedemptions.rewardId, requestedAt: rewardRedemptions.requestedAt })
    .from(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.familyId, familyId),
        eq(rewardRedemptions.kidId, kidId),
        inArray(rewardRedemptions.rewardId, rewardIds),
        ne(rewardRedemptions.status, 'rejected'),
        gte(rewardRedemptions.requestedAt, since),
      ),
    )
    .orderBy(asc(rewardRedemptions.requestedAt));
}
