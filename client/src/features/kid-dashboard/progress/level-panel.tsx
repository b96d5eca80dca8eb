import { clsx } from 'clsx';
import { STARS_PER_LEVEL } from '@shared/constants';
import { badgeProgress, type Badge } from '@shared/rules/badges';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { BadgeArt } from '@/components/art/badge-art';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { LevelProgress } from '@/components/ui/level-progress';
import { formatNumber } from '@/lib/format';
import './level-panel.css';

function CurrentBadge({ badge }: { badge: Badge | null }) {
  return (
    <div className="climb-badge">
      {badge ? <BadgeArt name={badge.iconName} size={110} /> : <Pip mood="nest" size={110} />}
      <b>{badge?.name ?? 'Just hatched'}</b>
    </div>
  );
}

function NextBadge({ badge, lifetime }: { badge: Badge | null; lifetime: number }) {
  if (!badge) {
    return (
      <div className="climb-badge climb-next">
        <StarIcon size={76} />
        <b>All ten badges!</b>
      </div>
    );
  }
  return (
    <div className="climb-badge climb-next">
      <BadgeArt name={badge.iconName} size={80} className="climb-next-art" />
      <b>{badge.name}</b>
      <small>
        <StarIcon size={20} />
        {formatNumber(badge.starRequirement - lifetime)} more
      </small>
    </div>
  );
}

/**
 * The night sky a kid fills: ten stars to a level, the badge reached and the next one. `filled` is a level that was just
 * completed; its ten sockets flash before the next level begins.
 */
export function LevelPanel({ lifetime, filled = null }: { lifetime: number; filled?: number | null }) {
  const { current, next } = badgeProgress(lifetime);
  const level = filled ?? levelFor(lifetime);
  const lit = filled === null ? starsIntoLevel(lifetime) : STARS_PER_LEVEL;
  return (
    <section
      className={clsx('climb on-night', filled !== null && 'climb-filled')}
      aria-label="Level and badges"
    >
      <svg className="climb-hills" viewBox="0 0 860 180" preserveAspectRatio="none" aria-hidden>
        <path d="M0 150Q160 112 330 142Q560 178 860 132V180H0Z" fill="#1d4468" />
        <g className="climb-specks">
          <circle cx="230" cy="22" r="2" />
          <circle cx="520" cy="34" r="2.4" />
          <circle cx="690" cy="18" r="1.8" />
          <circle cx="400" cy="132" r="1.6" />
          <circle cx="640" cy="120" r="1.8" />
        </g>
      </svg>
      <CurrentBadge badge={current} />
      <div className="climb-middle">
        <div className="climb-words">
          <h2 key={level}>Level {formatNumber(level)}</h2>
          <span>{filled === null ? `${STARS_PER_LEVEL - lit} to go!` : 'Level up!'}</span>
        </div>
        <div data-flight="level-progress">
          <LevelProgress lit={lit} gap={8} />
        </div>
      </div>
      <NextBadge badge={next} lifetime={lifetime} />
    </section>
  );
}
