import { DEFAULT_REWARD_COST, type Tier } from '@shared/constants';
import { REWARD_ICONS, type RewardIcon } from '@shared/icons';
import type { Reward } from '@shared/contracts/rewards';
import type { RewardLimit } from '@shared/rules/reward-limit';
import { suggestTier, tierLabel } from '@shared/rules/tiers';
import { t } from '@/lib/messages';

/** What the reward form holds. */
export interface RewardDraft {
  name: string;
  description: string;
  imageUrl: string;
  iconName: RewardIcon | null;
  /** `null` while the field is empty. */
  starCost: number | null;
  tier: Tier;
  /** The tier goes with the cost: the parent has not picked one. */
  tierFollows: boolean;
  isMystery: boolean;
  isActive: boolean;
  /** How often it may be had in all: digits; empty means no limit. */
  maxRedemptions: string;
  /** Empty for everyone. */
  kidIds: string[];
  /** How often each kid may have it; null for no limit. */
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

/** A reward as the form shows it; an icon this version does not know counts as none. A tier that the cost would suggest anyway goes on following the cost. */
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

/** What the contract reads. An empty cost is as good as none: 'at least 1 star'. */
export function requestOf({ tierFollows: _follows, maxRedemptions, ...draft }: RewardDraft) {
  return {
    ...draft,
    starCost: draft.starCost ?? 0,
    maxRedemptions: maxRedemptions === '' ? null : Number(maxRedemptions),
  };
}

/** What another cost changes: with it the tier that fits, unless the parent picked one. */
export function withCost(
  { tier, tierFollows }: RewardDraft,
  starCost: number | null,
): Pick<RewardDraft, 'starCost' | 'tier'> {
  return { starCost, tier: tierFollows && starCost !== null ? suggestTier(starCost) : tier };
}

/** How the form calls its fields. */
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
