import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { RewardItemPicture } from './reward-item-picture';

/** An hourglass shows held stars. The number counts up or down, and is announced when it stops. */
export function StarBalance({
  stars,
  held,
  onHeld,
}: {
  stars: number;
  held: Reward | null | undefined;
  onHeld: () => void;
}) {
  const counting = useCountingNumber(stars);
  return (
    <div
      data-flight="balance"
      className={clsx(
        'flex h-16 min-w-0 flex-auto items-center gap-2 rounded-full bg-surface ps-3.5 pe-1.5 font-display text-32 leading-none font-bold tabular-nums shadow-tile',
        'max-tablet:h-14 max-tablet:gap-1.5 max-tablet:ps-2.5 max-tablet:pe-1.25 max-tablet:text-26',
        'tiny:gap-1! tiny:ps-2! tiny:pe-1! tiny:text-21!',
      )}
    >
      <StarIcon size={42} className="flex-none max-tablet:size-8.5 tiny:size-6.5!" />
      <span className="me-auto pe-3 tiny:pe-1" aria-hidden>
        {formatNumber(counting)}
      </span>
      {held !== undefined && (
        <button
          type="button"
          data-held
          className="relative z-1 flex h-13 min-w-13 flex-none items-center gap-1 rounded-full bg-star-soft px-3 before:absolute before:-inset-1 max-tablet:h-11.5 max-tablet:px-2.25"
          aria-label={t('kidDashboard.starsOnHold')}
          onClick={onHeld}
        >
          <StateArt name="hourglass" size={26} />
          {held && (
            <span className="tiny:hidden">
              <RewardItemPicture reward={held} size={32} photoClass="size-8 rounded-xs object-cover" />
            </span>
          )}
        </button>
      )}
      <output className="sr-only">{t('kidDashboard.starsToSpend', { count: stars })}</output>
    </div>
  );
}

const COUNT_MS = 450;

function useCountingNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return undefined;
    const still = prefersReducedMotion();
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const time = still ? 1 : Math.min(1, Math.max(0, (now - began) / COUNT_MS));
      from.current = Math.round(start + (value - start) * (1 - (1 - time) ** 3));
      setShown(from.current);
      if (time < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
