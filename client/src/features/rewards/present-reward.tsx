import { Gift, X } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/reward-availability';
import { tierLabel } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import type { Presented, PresentContext } from '@/features/manage/presented';
import { timesWords } from '@/features/manage/schedule-words';
import { kidsOf, whoWords } from '@/features/manage/who-words';
import { t } from '@/lib/messages';

/** Presents a reward. One that kids can't get is dimmed and labeled. */
export function presentReward(reward: Reward, { kids }: PresentContext): Presented {
  const isAvailable = isRewardAvailable(reward);
  const size = t(`rewards.${tierLabel(reward.tier)}`);
  const when = oftenWords(reward);
  return {
    picture: <RewardPicture reward={reward} size={44} />,
    mark: isAvailable ? null : <X />,
    off: isAvailable ? null : t(reward.isActive ? 'rewards.soldOut' : 'manage.inactive'),
    description: reward.description,
    kids: kidsOf(reward.kidIds, kids),
    who: whoWords(reward.kidIds, 'each', kids),
    whoInFull: whoWords(reward.kidIds, 'each', kids),
    when,
    extra: (
      <>
        {size}
        {reward.isMystery && <Gift aria-label={t('rewards.mystery')} />}
      </>
    ),
    words: t('schedules.whoWhen', { who: size, when }),
  };
}

/** 'Once a week', '2 of 5 left', or both. */
function oftenWords({ limit, maxRedemptions, currentRedemptions }: Reward): string {
  const often = limit && timesWords(limit.times, limit.per);
  if (maxRedemptions === null) return often ?? t('rewards.noLimit');
  const count = Math.max(0, maxRedemptions - currentRedemptions);
  const left = t('rewards.leftOf', { count, limit: maxRedemptions });
  return often ? t('schedules.whoWhen', { who: often, when: left }) : left;
}
