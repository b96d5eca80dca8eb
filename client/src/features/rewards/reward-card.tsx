import { CircleSlash, Gift, Moon, X } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/availability';
import { tierLabel } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { Chip } from '@/components/ui/chip';
import { ManageCard, type Manage } from '@/features/manage/manage-card';
import { t } from '@/lib/messages';

/** '2 of 5 used', or how often where there is no limit. */
function usedText({ currentRedemptions, maxRedemptions }: Reward): string {
  return maxRedemptions === null
    ? t('rewards.used', { count: currentRedemptions })
    : t('rewards.usedOf', { count: currentRedemptions, limit: maxRedemptions });
}

/** A reward as its parent manages it: what it costs, whether kids can have it, how often they did. */
export function RewardCard({ reward, ...manage }: Manage & { reward: Reward }) {
  return (
    <ManageCard
      {...manage}
      name={reward.name}
      stars={reward.starCost}
      picture={<RewardPicture reward={reward} size={84} />}
      mark={isRewardAvailable(reward) ? null : <X />}
      chips={<RewardChips reward={reward} />}
    />
  );
}

function RewardChips({ reward }: { reward: Reward }) {
  return (
    <>
      {!reward.isActive && (
        <Chip>
          <Moon />
          {t('manage.inactive')}
        </Chip>
      )}
      {reward.isActive && !isRewardAvailable(reward) && (
        <Chip>
          <CircleSlash />
          {t('rewards.soldOut')}
        </Chip>
      )}
      {reward.isMystery && (
        <Chip tone="info">
          <Gift />
          {t('rewards.mystery')}
        </Chip>
      )}
      <Chip tone="wait">{t(`rewards.${tierLabel(reward.tier)}`)}</Chip>
      {(reward.maxRedemptions !== null || reward.currentRedemptions > 0) && <Chip>{usedText(reward)}</Chip>}
    </>
  );
}
