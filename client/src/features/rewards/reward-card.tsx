import { CircleSlash, Gift, Moon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/availability';
import { tierLabel } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { Chip } from '@/components/ui/chip';
import { ManageCard, type Manage } from '@/components/ui/manage-card';
import { formatNumber, plural } from '@/lib/format';
import { TIER_NAMES } from './tier-names';

/** '2 of 5 used', or how often where there is no limit. */
function usedText({ currentRedemptions, maxRedemptions }: Reward): string {
  return maxRedemptions === null
    ? `Used ${plural(currentRedemptions, 'time')}`
    : `${formatNumber(currentRedemptions)} of ${formatNumber(maxRedemptions)} used`;
}

/** A reward as its parent manages it: what it costs, whether kids can have it, how often they did. */
export function RewardCard({ reward, ...manage }: Manage & { reward: Reward }) {
  return (
    <ManageCard
      {...manage}
      name={reward.name}
      stars={reward.starCost}
      picture={<RewardPicture reward={reward} size={84} />}
      mark={markOf(reward)}
      chips={<RewardChips reward={reward} />}
    />
  );
}

function markOf(reward: Reward): ReactNode {
  return isRewardAvailable(reward) ? null : <X size={22} />;
}

function RewardChips({ reward }: { reward: Reward }) {
  return (
    <>
      {!reward.isActive && (
        <Chip>
          <Moon />
          Resting
        </Chip>
      )}
      {reward.isActive && !isRewardAvailable(reward) && (
        <Chip>
          <CircleSlash />
          All gone
        </Chip>
      )}
      {reward.isMystery && (
        <Chip tone="info">
          <Gift />
          Mystery
        </Chip>
      )}
      <Chip tone="wait">{TIER_NAMES[tierLabel(reward.tier)]}</Chip>
      {(reward.maxRedemptions !== null || reward.currentRedemptions > 0) && <Chip>{usedText(reward)}</Chip>}
    </>
  );
}
