import { CircleSlash, Copy, Gift, Moon, Pencil, Trash2 } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/availability';
import { tierLabel } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { Key } from '@/components/ui/key';
import { Stars } from '@/components/ui/stars';
import { formatNumber, plural } from '@/lib/format';
import { TIER_NAMES } from './tier-names';

/** '2 of 5 used', or how often where there is no limit. */
function usedText({ currentRedemptions, maxRedemptions }: Reward): string {
  return maxRedemptions === null
    ? `Used ${plural(currentRedemptions, 'time')}`
    : `${formatNumber(currentRedemptions)} of ${formatNumber(maxRedemptions)} used`;
}

/** A reward as its parent manages it: what it costs, whether kids can have it, how often they did. */
export function RewardCard({
  reward,
  onEdit,
  onDuplicate,
  onDelete,
}: {
  reward: Reward;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}) {
  const available = isRewardAvailable(reward);
  return (
    <Card as="li" className="manage-card" data-off={!available || undefined}>
      <span className="manage-picture">
        <RewardPicture reward={reward} size={84} />
        {!available && (
          <span className="manage-mark" aria-hidden>
            {reward.isActive ? <CircleSlash size={22} /> : <Moon size={22} />}
          </span>
        )}
      </span>
      <div className="min-w-0 self-center">
        <div className="flex items-start justify-between gap-3">
          <h2 className="line-clamp-2 min-w-0 text-17 sm:text-20">{reward.name}</h2>
          <Stars count={reward.starCost} className="pt-0.5 text-18" />
        </div>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {!reward.isActive && (
            <Chip>
              <Moon />
              Resting
            </Chip>
          )}
          {reward.isActive && !available && (
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
          {(reward.maxRedemptions !== null || reward.currentRedemptions > 0) && (
            <Chip>{usedText(reward)}</Chip>
          )}
        </div>
      </div>
      <div className="manage-keys">
        <Key variant="soft" className="flex-1" onClick={onEdit} aria-label={`Edit ${reward.name}`}>
          <Pencil />
          Edit
        </Key>
        <Key variant="soft" onClick={onDuplicate} aria-label={`Duplicate ${reward.name}`}>
          <Copy />
          Duplicate
        </Key>
        <Key
          variant="soft"
          iconOnly
          className="text-danger!"
          onClick={onDelete}
          aria-label={`Delete ${reward.name}`}
        >
          <Trash2 />
        </Key>
      </div>
    </Card>
  );
}
