import type { Reward } from '@shared/contracts/rewards';
import type { RewardRow } from './rewards.queries';

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

export function limitOf({
  limitTimes,
  limitPer,
}: Pick<RewardRow, 'limitTimes' | 'limitPer'>): Reward['limit'] {
  return limitTimes === null || limitPer === null ? null : { times: limitTimes, per: limitPer };
}
