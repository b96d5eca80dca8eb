import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Reward } from '@shared/contracts/rewards';
import { friendDrawings } from '@/components/art/friend-drawings';
import { StarIcon } from '@/components/art/star-icon';
import { lastStarOf, StarTrail, type TrailShape } from '@/components/art/star-trail';
import { Avatar, type Face } from '@/components/ui/avatar';
import { toast } from '@/components/ui/use-toast';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import styles from './day-picture.module.css';

const STEPS = 10;

/** Gold part of the path in tenths of a star, from 0 to 10 stars. */
export function litSteps(free: number, cost: number): number {
  if (free >= cost) return STEPS;
  return Math.max(0, Math.floor((10 * STEPS * free) / cost) / 10);
}

export function GoalPath({
  page,
  kid,
  reward,
  free,
}: {
  page: string;
  kid: Face;
  reward: Reward | null;
  free: number;
}) {
  const missing = reward ? Math.max(0, reward.starCost - free) : 0;
  const lit = reward ? litSteps(free, reward.starCost) : 0;
  const words =
    reward === null
      ? t('kidDashboard.noWish')
      : missing > 0
        ? t('kidDashboard.toWish', { count: missing })
        : t('kidDashboard.wishReached', { reward: shownName(reward) });
  return (
    <>
      <Trail shape="tall" size={52} kid={kid} lit={lit} words={words} />
      <Trail shape="mid" size={48} kid={kid} lit={lit} words={words} />
      <Trail shape="wide" size={38} kid={kid} lit={lit} words={words} />
      <Link
        href={paths.kidTab(page, 'shop')}
        aria-label={
          reward === null
            ? words
            : missing > 0
              ? t('kidDashboard.wishMissing', { reward: shownName(reward), count: missing })
              : words
        }
        className={styles.wish}
      >
        <svg viewBox="0 0 124 62" className={styles.wishCloud} aria-hidden>
          <path
            d="M18 60Q0 60 0 43Q0 27 18 26Q22 4 46 4Q64 4 71 20Q80 12 92 15Q108 19 107 35Q124 36 124 48Q124 60 110 60Z"
            fill="var(--color-cloud)"
          />
          <path
            d="M18 60Q4 60 1 48Q30 54 60 48Q90 42 124 46Q124 60 110 60Z"
            fill="var(--color-cloud-shade)"
          />
        </svg>
        <span className={styles.wishPicture}>
          {reward ? (
            <RewardItemPicture reward={reward} size={108} photoClass="size-full rounded-xl object-cover" />
          ) : (
            <Heart className="mt-[60%] size-1/2 text-treat" fill="currentColor" />
          )}
        </span>
        {reward && (
          <span className={styles.wishLabel} data-reached={missing === 0 || undefined}>
            {missing > 0 ? (
              <>
                <StarIcon />
                {t('kidDashboard.wishMore', { count: formatNumber(missing) })}
              </>
            ) : (
              t('shop.getIt')
            )}
          </span>
        )}
      </Link>
    </>
  );
}

function Trail({
  shape,
  size,
  kid,
  lit,
  words,
}: {
  shape: TrailShape;
  size: number;
  kid: Face;
  lit: number;
  words: string;
}) {
  const [hops, setHops] = useState(0);
  const { x, y } = lastStarOf(shape, lit);
  const drawing = kid.friend && friendDrawings.get(kid.friend);
  return (
    <div className={styles.trail} data-shape={shape}>
      <StarTrail shape={shape} lit={lit} />
      <button
        type="button"
        className="pointer-events-auto absolute grid size-(--kid) place-items-center rounded-full before:absolute before:-inset-2 rtl:-scale-x-100"
        style={{ '--kid': `${size}px`, left: x - size / 2, top: y + 2 - size }}
        aria-label={words}
        onClick={() => {
          setHops(hops + 1);
          toast({ title: words, tone: 'pip' });
        }}
      >
        <span key={hops} className={hops > 0 ? styles.hop : undefined}>
          {drawing ? (
            <img src={drawing} alt="" width={size} height={size} draggable={false} />
          ) : (
            <Avatar kid={kid} size={size * 0.8} />
          )}
        </span>
      </button>
    </div>
  );
}
