import { clsx } from 'clsx';
import { Link } from 'wouter';
import { useEffect, useRef, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { freeStars } from '@shared/rules/reward-availability';
import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { StarIcon } from '@/components/art/star-icon';
import { StateArt } from '@/components/art/state-art';
import { formatNumber } from '@/lib/i18n/format';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { waitingOf } from './reward-state';
import { showHeading } from './show-heading';
import type { KidDashboardData } from './use-kid-dashboard';
import { RewardItemPicture } from './reward-item-picture';

export function StarBalanceLink({
  data,
  kid,
  page,
  stars,
  wide = false,
}: {
  data: KidDashboardData;
  kid: Kid;
  page: string;
  stars: number;
  wide?: boolean;
}) {
  const [first] = waitingOf(data.rewards.data?.requests.redemptions ?? []).map(({ reward }) => reward);
  const free = freeStars({ totalStars: stars, heldStars: kid.heldStars });
  const label = `${t('kidDashboard.starsToSpend', { count: free })}. ${t('kidDashboard.starBook')}`;
  return (
    <div className={clsx('relative flex', wide ? 'laptop:flex-1' : 'max-laptop:me-auto')}>
      <StarBalance
        stars={free}
        held={kid.heldStars > 0 ? (first ?? null) : undefined}
        onHeld={() => toast({ title: t('kidDashboard.starsHeld', { count: kid.heldStars }), tone: 'pip' })}
      />
      <Link
        href={paths.kidTab(page, 'nest')}
        className="absolute inset-0 rounded-full"
        aria-label={label}
        onClick={() => showHeading('nest', 'book')}
      />
    </div>
  );
}

/** An hourglass shows held stars. The number counts up or down, and is announced when it stops. */
function StarBalance({
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
