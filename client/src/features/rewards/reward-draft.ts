import { DEFAULT_REWARD_COST, type Tier } from '@shared/constants';
import { REWARD_ICONS, type RewardIcon } from '@shared/icons';
import type { Reward } from '@shared/contracts/rewards';
import type { RewardLimit } from '@shared/rules/reward-limit';
import { suggestTier, tierLabel } from '@shared/rules/tiers';
import { t } from '@/lib/i18n/messages';

export interface RewardDraft {
  name: string;
  description: string;
  imageUrl: string;
  iconName: RewardIcon | null;
  starCost: number | null;
  tier: Tier;
  /** Whether the tier follows the cost, until the parent selects one. */
  tierFollows: boolean;
  isMystery: boolean;
  isActive: boolean;
  maxRedemptions: string;
  kidIds: string[];
  limit: RewardLimit | null;
}

export const NEW_REWARD: RewardDraft = {
  name: '',
  description: '',
  imageUrl: '',
  iconName: null,
  starCost: DEFAULT_REWARD_COST,
  tier: 'medium',
  tierFollows: true,
  isMystery: false,
  isActive: true,
  maxRedemptions: '',
  kidIds: [],
  limit: null,
};

/** An unknown icon is cleared. A tier that equals the suggested one follows the cost. */
export function draftOf(reward: Reward): RewardDraft {
  const tier = tierLabel(reward.tier);
  return {
    name: reward.name,
    description: reward.description ?? '',
    imageUrl: reward.imageUrl ?? '',
    iconName: REWARD_ICONS.find((icon) => icon === reward.iconName) ?? null,
    starCost: reward.starCost,
    tier,
    tierFollows: tier === suggestTier(reward.starCost),
    isMystery: reward.isMystery,
    isActive: reward.isActive,
    maxRedemptions: reward.maxRedemptions === null ? '' : String(reward.maxRedemptions),
    kidIds: reward.kidIds,
    limit: reward.limit,
  };
}

/** An empty cost shows its minimum error. */
export function requestOf({ tierFollows: _follows, maxRedemptions, ...draft }: RewardDraft) {
  return {
    ...draft,
    starCost: draft.starCost ?? 0,
    maxRedemptions: maxRedemptions === '' ? null : Number(maxRedemptions),
  };
}

/** Changes the cost and, unless the parent selected one, the tier. */
export function withCost(
  { tier, tierFollows }: RewardDraft,
  starCost: number | null,
): Pick<RewardDraft, 'starCost' | 'tier'> {
  return { starCost, tier: tierFollows && starCost !== null ? suggestTier(starCost) : tier };
}

export function fieldNames(): Record<Exclude<keyof RewardDraft, 'tierFollows'>, string> {
  return {
    name: t('rewards.name'),
    description: t('rewards.description'),
    imageUrl: t('uploads.picture'),
    iconName: t('rewards.icon'),
    starCost: t('rewards.cost'),
    tier: t('rewards.size'),
    isMystery: t('rewards.makeMystery'),
    isActive: t('rewards.visible'),
    maxRedemptions: t('rewards.limit'),
    kidIds: t('whoWhen.who'),
    limit: t('whoWhen.limit'),
  };
}
