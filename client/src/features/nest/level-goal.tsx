import { ChevronRight, Heart } from 'lucide-react';
import { Link } from 'wouter';
import { StarIcon } from '@/components/art/star-icon';
import { Bar } from '@/components/ui/bar';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { ShopReward } from '@/features/kid-frame/reward-state';

/** The kid's saving goal and progress. */
export interface LevelGoal {
  reward: ShopReward;
  /** Free stars. */
  free: number;
  /** Where to get it. */
  href: string;
}

/** The goal next to the level, with a link. */
export function LevelGoalLink({ goal: { reward, free, href } }: { goal: LevelGoal }) {
  const missing = reward.starCost - free;
  return (
    <Link
      href={href}
      data-goal={missing > 0 ? 'saving' : 'reached'}
      className="order-2 col-span-full flex min-h-14 items-center gap-3 rounded-full bg-slab-lip py-1 ps-4 pe-3 font-display text-18 leading-tight font-semibold text-on-slab"
      aria-label={
        missing > 0
          ? t('kidDashboard.wishMissing', { reward: shownName(reward), count: missing })
          : t('kidDashboard.wishReached', { reward: shownName(reward) })
      }
    >
      <Heart className="size-6.5 flex-none fill-treat text-treat" />
      <RewardItemPicture reward={reward} size={44} photoClass="size-11 flex-none rounded-sm object-cover" />
      <bdi className="line-clamp-1 min-w-0 max-w-[40%] wrap-anywhere max-md:hidden">{shownName(reward)}</bdi>
      {missing > 0 ? (
        <>
          <Bar
            value={free}
            max={reward.starCost}
            label={t('shop.starsSavedFor', { reward: shownName(reward) })}
            className="min-w-0 flex-1"
          />
          <span className="flex flex-none items-center gap-1.5 text-slab-gold">
            <StarIcon size={22} />
            {t('kidDashboard.wishMore', { count: formatNumber(missing) })}
          </span>
        </>
      ) : (
        <>
          <b className="min-w-0 flex-1 font-semibold text-slab-gold">{t('shop.wishReached')}</b>
          <span className="flex h-10 flex-none items-center rounded-full bg-treat px-4 leading-none text-on-treat">
            {t('shop.getIt')}
          </span>
        </>
      )}
      <ChevronRight className="size-6 flex-none rtl:-scale-x-100" />
    </Link>
  );
}
