import { CircleSlash, Gift, Moon, X } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/availability';
import { tierLabel } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { Chip } from '@/components/ui/chip';
import type { Presented, Surroundings } from '@/features/manage/presented';
import { timesWords } from '@/features/manage/schedule-words';
import { whoWords } from '@/features/manage/who-words';
import { t } from '@/lib/messages';

/** '2 of 5 used', or the number of uses without a limit. */
function usedText({ currentRedemptions, maxRedemptions }: Reward): string {
  return maxRedemptions === null
    ? t('rewards.used', { count: currentRedemptions })
    : t('rewards.usedOf', { count: currentRedemptions, limit: maxRedemptions });
}

/** Presents a reward in the parent's list with its kids, limit, availability and uses. */
export function presentReward(reward: Reward, { kids }: Surroundings): Presented {
  const who = whoWords(reward.kidIds, 'each', kids);
  return {
    renderPicture: (size) => <RewardPicture reward={reward} size={size} />,
    mark: isRewardAvailable(reward) ? null : <X />,
    off: offWord(reward),
    words: reward.limit
      ? t('schedules.whoWhen', { who, when: timesWords(reward.limit.times, reward.limit.per) })
      : who,
    chips: <RewardChips reward={reward} />,
  };
}

function offWord(reward: Reward): string | null {
  if (isRewardAvailable(reward)) return null;
  return reward.isActive ? t('rewards.soldOut') : t('manage.inactive');
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
