import { clsx } from 'clsx';
import { STARS_PER_LEVEL } from '@shared/constants';
import { badgeProgress, type Badge } from '@shared/rules/badges';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { BadgeArt } from '@/components/art/badge-art';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { LevelProgress } from '@/components/ui/level-progress';
import { t } from '@/lib/messages';
import styles from './level-panel.module.css';

/** At both ends of the panel; on phones of its first row. */
const badgePlace =
  'relative grid justify-items-center gap-1 text-center font-display text-16/[1.15] font-semibold max-md:row-start-1';

function CurrentBadge({ badge }: { badge: Badge | null }) {
  return (
    <div className={badgePlace}>
      {badge ? (
        <BadgeArt name={badge.iconName} size={110} className={styles.current} />
      ) : (
        <Pip mood="nest" size={110} className={styles.current} />
      )}
      <b className="font-semibold max-md:hidden">{badge?.name ?? t('kidDashboard.noBadgeYet')}</b>
    </div>
  );
}

function NextBadge({ badge, lifetime }: { badge: Badge | null; lifetime: number }) {
  return (
    <div className={clsx(badgePlace, 'max-md:col-start-3')}>
      {badge ? (
        <BadgeArt name={badge.iconName} size={80} className={styles.next} />
      ) : (
        <StarIcon size={76} className={styles.next} data-all />
      )}
      <b className="font-semibold max-md:hidden">{badge?.name ?? t('kidDashboard.allBadges')}</b>
      {badge && (
        <small className="inline-flex items-center gap-1 text-16 leading-none text-slab-gold">
          <StarIcon size={20} />
          {t('kidDashboard.starsToBadge', { count: badge.starRequirement - lifetime })}
        </small>
      )}
    </div>
  );
}

/**
 * The night sky a kid fills: ten stars to a level, the badge reached and the next one. `filled` is a level that was just
 * completed; its ten stars flash before the next level begins.
 */
export function LevelPanel({ lifetime, filled = null }: { lifetime: number; filled?: number | null }) {
  const { current, next } = badgeProgress(lifetime);
  const level = filled ?? levelFor(lifetime);
  const lit = filled === null ? starsIntoLevel(lifetime) : STARS_PER_LEVEL;
  return (
    <section className={`${styles.panel} on-night`} aria-label={t('kidDashboard.levelAndBadges')}>
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 860 180"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d="M0 150Q160 112 330 142Q560 178 860 132V180H0Z" className="fill-tint-night" />
        <g className="fill-slab-speck">
          <circle cx="230" cy="22" r="2" />
          <circle cx="520" cy="34" r="2.4" />
          <circle cx="690" cy="18" r="1.8" />
          <circle cx="400" cy="132" r="1.6" />
          <circle cx="640" cy="120" r="1.8" />
        </g>
      </svg>
      <CurrentBadge badge={current} />
      <div className="max-md:contents">
        <div className="relative mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 max-md:mb-0 max-md:flex-col max-md:flex-nowrap max-md:items-start max-md:justify-center">
          <h2 key={level} className="animate-pop text-32 max-md:text-28">
            {t('kidDashboard.level', { level })}
          </h2>
          <span
            data-filled={filled !== null || undefined}
            className="font-display text-20 leading-none font-semibold text-slab-gold data-filled:animate-pop"
          >
            {filled === null
              ? t('kidDashboard.starsToLevel', { count: STARS_PER_LEVEL - lit })
              : t('kidDashboard.levelUp')}
          </span>
        </div>
        <div data-flight="level-progress" className="relative max-md:col-span-full max-md:row-start-2">
          <LevelProgress lit={lit} fresh={filled === null ? 0 : STARS_PER_LEVEL} gap={8} />
        </div>
      </div>
      <NextBadge badge={next} lifetime={lifetime} />
    </section>
  );
}
