import { TIERS } from '@shared/constants';
import { suggestTier } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { rewardsChanged } from '@/features/rewards/rewards.api';
import { TIER_NAMES } from '@/features/rewards/tier-names';
import { IdeasDialog } from './ideas-dialog';
import { useAddIdeas } from './library.api';
import { REWARD_IDEAS, type RewardIdea } from './reward-ideas';

const GROUPS = { label: 'Size', options: TIERS.map((tier) => ({ value: tier, label: TIER_NAMES[tier] })) };

function bodyOf({ name, description, iconName, starCost }: RewardIdea) {
  return { name, description, iconName, starCost, tier: suggestTier(starCost) };
}

const pictureOf = ({ name, iconName, starCost }: RewardIdea) => (
  <RewardPicture reward={{ name, iconName, tier: suggestTier(starCost) }} size={52} />
);

/** Ready-made rewards by size and age. */
export default function RewardIdeasDialog({
  present,
  onClose,
}: {
  /** Names of the family's rewards. */
  present: readonly string[];
  onClose: () => void;
}) {
  const add = useAddIdeas('/api/rewards', bodyOf, rewardsChanged);
  return (
    <IdeasDialog
      noun="reward"
      ideas={REWARD_IDEAS}
      present={present}
      starsOf={({ starCost }) => starCost}
      pictureOf={pictureOf}
      groups={GROUPS}
      groupOf={({ starCost }) => suggestTier(starCost)}
      add={add.mutateAsync}
      saving={add.isPending}
      onClose={onClose}
    />
  );
}
