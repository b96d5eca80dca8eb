import type { Reward } from '@shared/contracts/rewards';
import type { RewardRow } from './rewards.queries';

/** A reward as the API shows it to a parent; a kid's responses go through `asKidSeesReward` as well. */
export function presentReward(row: Omit<RewardRow, 'familyId' | 'archivedAt'>): Reward {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.imageUrl,
    iconName: row.iconName,
    starCost: row.starCost,
    tier: row.tier,
    isMystery: row.isMystery,
    isActive: row.isActive,
    maxRedemptions: row.maxRedemptions,
    currentRedemptions: row.currentRedemptions,
    createdAt: row.createdAt.toISOString(),
    kidIds: row.kidIds,
    limit: limitOf(row),
  };
}

/** How often one kid may have the reward, or null for no limit. */
export function limitOf({
  limitTimes,
  limitPer,
}: Pick<RewardRow, 'limitTimes' | 'limitPer'>): Reward['limit'] {
  return limitTimes === null || limitPer === null ? null : { times: limitTimes, per: limitPer };
}
