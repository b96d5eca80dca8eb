import { Heart } from 'lucide-react';
import { Link } from 'wouter';
import type { Reward } from '@shared/contracts/rewards';
import { StarIcon } from '@/components/art/star-icon';
import { StarTrail } from '@/components/art/star-trail';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';

const STEPS = 10;

/** The kid's goal at the end of a path of ten steps. Links to the shop. */
export function GoalPath({
  page,
  reward,
  free,
}: {
  /** The page's path without its tab. */
  page: string;
  /** Null without a goal. */
  reward: Reward | null;
  /** Free stars. */
  free: number;
}) {
  const missing = reward ? Math.max(0, reward.starCost - free) : 0;
  const lit = reward ? Math.min(STEPS, Math.floor((STEPS * free) / reward.starCost)) : 0;
  return (
    <>
      <StarTrail
        shape="tall"
        lit={lit}
        className="pointer-events-none absolute inset-x-0 bottom-63 h-120 w-full max-lg:hidden rtl:-scale-x-100"
      />
      <StarTrail
        shape="wide"
        lit={lit}
        className="pointer-events-none absolute end-0 bottom-0 h-59 w-90.5 lg:hidden rtl:-scale-x-100"
      />
      <Link
        href={paths.kidTab(page, 'shop')}
        aria-label={
          reward === null
            ? t('kidDashboard.noWish')
            : missing > 0
              ? t('kidDashboard.wishMissing', { reward: shownName(reward), count: missing })
              : t('kidDashboard.wishReached', { reward: shownName(reward) })
        }
        className="absolute end-1.5 bottom-116 block size-43 text-ink max-lg:end-0 max-lg:bottom-25 max-lg:h-32.5 max-lg:w-29.5"
      >
        <svg
          viewBox="0 0 124 62"
          className="absolute inset-x-0 bottom-6.5 w-full max-lg:bottom-7.5"
          aria-hidden
        >
          <path
            d="M18 60Q0 60 0 43Q0 27 18 26Q22 4 46 4Q64 4 71 20Q80 12 92 15Q108 19 107 35Q124 36 124 48Q124 60 110 60Z"
            fill="var(--color-cloud)"
          />
          <path
            d="M18 60Q4 60 1 48Q30 54 60 48Q90 42 124 46Q124 60 110 60Z"
            fill="var(--color-cloud-shade)"
          />
        </svg>
        <span className="absolute inset-x-0 top-1 grid justify-items-center">
          {reward ? (
            <span className="grid size-25 place-items-center overflow-hidden rounded-xl max-lg:size-18 [&_img]:size-full">
              <RewardItemPicture reward={reward} size={100} photoClass="size-full object-cover" />
            </span>
          ) : (
            <Heart className="mt-12 size-14 text-treat max-lg:mt-7 max-lg:size-11" fill="currentColor" />
          )}
        </span>
        {reward && (
          <span className="absolute inset-x-0 bottom-5 grid justify-items-center">
            <span
              className={
                missing > 0
                  ? 'flex h-10 items-center gap-1.25 rounded-full bg-surface ps-2.5 pe-3.5 font-display text-20 leading-none font-semibold whitespace-nowrap shadow-mark max-lg:h-9 max-lg:text-18'
                  : 'flex h-11 items-center rounded-full bg-treat px-4 font-display text-20 leading-none font-semibold text-on-treat shadow-mark max-lg:text-18'
              }
            >
              {missing > 0 ? (
                <>
                  <StarIcon size={20} />
                  {t('kidDashboard.wishMore', { count: formatNumber(missing) })}
                </>
              ) : (
                t('shop.getIt')
              )}
            </span>
          </span>
        )}
      </Link>
    </>
  );
}
