import { Hourglass } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { freeStars } from '@shared/rules/availability';
import { StarIcon } from '@/components/art/star-icon';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { RewardItemPicture } from './reward-item-picture';
import { useCountingNumber } from './use-counting-number';

/**
 * The free stars and, separately, those held for requests. The number counts up or down on a change, and is
 * announced when it stops.
 */
export function StarBalance({
  stars,
  held,
  heldFor,
}: {
  /** All stars to spend. */
  stars: number;
  /** Stars held for pending requests. */
  held: number;
  /** The requested rewards, oldest first. */
  heldFor: readonly Reward[];
}) {
  const free = freeStars({ totalStars: stars, heldStars: held });
  const counting = useCountingNumber(free);
  const [first, ...others] = heldFor;
  return (
    <div
      data-flight="balance"
      className="flex h-17.5 flex-none items-center gap-2.5 rounded-full bg-surface ps-4 pe-2 font-display text-36 leading-none font-bold tabular-nums shadow-tile max-md:h-14.5 max-md:gap-2 max-md:ps-3 max-md:pe-1.5 max-md:text-28"
    >
      <StarIcon size={44} className="max-md:size-8.5" />
      <span className="pe-3" aria-hidden>
        {formatNumber(counting)}
      </span>
      {held > 0 && (
        <span
          data-held
          className="flex h-13 items-center gap-1.5 rounded-full bg-star-soft ps-3 pe-2.5 text-21 font-semibold text-star-text max-md:h-11.5 max-md:gap-1 max-md:text-18"
          aria-hidden
        >
          <Hourglass className="size-5.5" />
          {formatNumber(held)}
          {first && (
            <RewardItemPicture reward={first} size={36} photoClass="size-9 rounded-xs object-cover" />
          )}
          {others.length > 0 && (
            <small className="text-16">{t('kidDashboard.moreWaiting', { count: others.length })}</small>
          )}
        </span>
      )}
      <output className="sr-only">
        {held > 0
          ? t('kidDashboard.starsFree', { free, held })
          : t('kidDashboard.starsToSpend', { count: free })}
      </output>
    </div>
  );
}
