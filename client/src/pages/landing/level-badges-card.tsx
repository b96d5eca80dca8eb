import { BadgeArt } from '@/components/art/badge-art';
import { t } from '@/lib/i18n/messages';
import { WhyCard } from './why-card';

const badges = [
  { name: 'star-starter', size: 16.2, start: 3, top: 67.4 },
  { name: 'nest-builder', size: 17.9, start: 18.7, top: 60.7 },
  { name: 'comet-chaser', size: 19.6, start: 36.2, top: 48.9 },
  { name: 'rainbow-ranger', size: 21.7, start: 55.3, top: 33.3 },
  { name: 'legend', size: 24.3, start: 75, top: 10 },
];

const stars = [
  [60, 124, 2],
  [168, 96, 1.5],
  [318, 74, 2],
  [420, 200, 2],
  [340, 220, 1.5],
] as const;

export function LevelBadgesCard() {
  return (
    <WhyCard
      title={t('landing.levelBadges')}
      text={t('landing.levelBadgesText')}
      textClass="max-w-[17em] text-on-slab-2"
      className="min-h-87 bg-promo-night text-on-slab max-mini:min-h-85"
    >
      <div
        className="absolute inset-x-0 bottom-0 aspect-470/270 max-desktop:bottom-6 max-laptop:start-auto max-laptop:bottom-0 max-laptop:w-[min(100%,600px)] max-mini:bottom-4 max-mini:w-full"
        aria-hidden
      >
        <svg viewBox="0 0 470 270" className="size-full rtl:-scale-x-100">
          <path
            d="M-10 262Q150 240 270 160Q380 90 480 60"
            fill="none"
            stroke="var(--color-promo-path)"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          {stars.map(([x, y, r]) => (
            <circle key={x} className="animate-twinkle" cx={x} cy={y} r={r} fill="var(--color-on-slab-2)" />
          ))}
        </svg>
        {badges.map(({ name, size, start, top }) => (
          <span
            key={name}
            className="absolute transition-transform duration-(--dur-enter) ease-spring hover:scale-112 hover:-rotate-5"
            style={{ width: `${size}%`, insetInlineStart: `${start}%`, top: `${top}%` }}
          >
            <BadgeArt name={name} size={114} className="aspect-square h-auto! w-full! *:w-full" />
          </span>
        ))}
      </div>
    </WhyCard>
  );
}
