import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BadgeArt } from '@/components/art/badge-art';
import { t } from '@/lib/i18n/messages';
import { PictureArt } from '@/components/art/picture-art';
import { RewardArt } from '@/components/art/reward-art';
import { ChoreArt } from '@/components/art/chore-art';
import { Pip } from '@/components/art/pip';
import { STAR_PATH } from '@/components/art/star-icon';
import { buttonClass } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import styles from './landing.module.css';

export function WhyCard({
  title,
  text,
  textClass = 'max-w-[17em]',
  wide = false,
  className,
  children,
}: {
  title: string;
  text: string;
  textClass?: string;
  wide?: boolean | undefined;
  className: string;
  children: ReactNode;
}) {
  return (
    <article
      className={clsx(
        styles.settle,
        '@container relative overflow-hidden rounded-xl p-8.5 max-desktop:col-span-6 max-laptop:col-span-full max-mini:px-5.5 max-mini:py-6',
        wide ? 'col-span-7' : 'col-span-5',
        className,
      )}
    >
      <div className="relative z-1">
        <h3 className="text-26">{title}</h3>
        <p className={clsx('mt-1.5 text-16', textClass)}>{text}</p>
      </div>
      {children}
    </article>
  );
}

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

const art =
  'origin-bottom transition-transform duration-(--dur-enter) ease-spring hover:scale-106 hover:-rotate-6 max-mini:h-auto max-mini:w-[clamp(46px,18cqi,72px)]';

function Shelf({
  name,
  price,
  className,
  children,
}: {
  name: string;
  price: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <li
      className={clsx(
        'flex min-h-21 items-end gap-3.5 rounded-2xs border-b-12 border-shelf px-4 shadow-[0_5px_0] shadow-shelf-lip max-mini:gap-2 max-mini:px-2',
        className,
      )}
    >
      {children}
      <p className="ms-auto self-center text-end text-14 leading-[1.2] font-medium max-desktop:min-w-[5.4em]">
        <b className="mb-1 block font-display text-18 leading-none font-semibold">{name}</b>
        {price}
      </p>
    </li>
  );
}

export function TieredRewardsCard() {
  return (
    <WhyCard
      wide
      title={t('landing.tieredRewards')}
      text={t('landing.tieredRewardsText')}
      className="min-h-108 bg-promo-sky text-ink max-desktop:min-h-119 max-laptop:min-h-108 max-mini:min-h-0 max-mini:pb-8.5"
    >
      <ul className="absolute end-8.5 bottom-9 grid w-[min(470px,100%-68px)] justify-items-end gap-4 max-mini:static max-mini:mt-5 max-mini:w-full">
        <Shelf name={t('landing.big')} price={t('landing.bigPrice')} className="w-3/5 max-mini:w-[72%]">
          <RewardArt icon="tent" size={84} className={art} />
        </Shelf>
        <Shelf name={t('landing.medium')} price={t('landing.mediumPrice')} className="w-4/5 max-mini:w-[88%]">
          <RewardArt icon="popcorn" size={78} className={art} />
          <RewardArt icon="pizza" size={76} className={art} />
        </Shelf>
        <Shelf name={t('landing.small')} price={t('landing.smallPrice')} className="w-full">
          <RewardArt icon="cookie" size={68} className={art} />
          <RewardArt icon="book" size={72} className={art} />
          <PictureArt index={5} size={72} className={art} />
        </Shelf>
      </ul>
    </WhyCard>
  );
}

const flight = [
  { x: 126, y: -4, scale: 2.1 },
  { x: 224, y: 26, scale: 1.7 },
  { x: 258, y: 88, scale: 1.25 },
];

function FlyingStars() {
  return (
    <svg
      className="absolute end-17.5 top-2 w-80 overflow-visible max-mini:end-11 max-mini:top-0 max-mini:w-52.5 rtl:-scale-x-100"
      viewBox="0 0 320 200"
    >
      <path
        d="M10 176Q70 10 190 24Q270 36 276 150"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="1 11"
        strokeLinecap="round"
        opacity=".55"
      />
      {flight.map(({ x, y, scale }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path
            className={styles.flyingStar}
            style={{ '--nth': index }}
            d={STAR_PATH}
            fill="var(--color-white)"
          />
        </g>
      ))}
    </svg>
  );
}

function ChoreTile() {
  return (
    <Card
      kind="tile"
      className="absolute start-0 bottom-8.5 w-54 -rotate-4 p-3.5 pb-4.5 max-mini:start-5.5 max-mini:bottom-6.5 max-mini:w-[min(172px,52%)]"
    >
      <div className="grid h-28 place-items-center rounded-md bg-tint-sky max-mini:h-21.5">
        <ChoreArt icon="water-plants" size={84} />
      </div>
      <div className="flex items-center justify-between px-1 py-2.5 font-display text-18 leading-tight font-semibold max-mini:text-16">
        {t('landing.exampleChore')}
        <Stars count={5} />
      </div>
      <span
        className={buttonClass({
          variant: 'highlight',
          wide: true,
          className: 'pointer-events-none min-h-12.5 rounded-md text-21',
        })}
      >
        {t('landing.doIt')}
      </span>
    </Card>
  );
}

export function StarRewardsCard() {
  return (
    <WhyCard
      wide
      title={t('landing.starRewards')}
      text={t('landing.starRewardsText')}
      textClass="max-w-[12.5em]"
      className="min-h-87 bg-promo-gold text-ink max-desktop:min-h-115 max-laptop:min-h-87 max-mini:min-h-105"
    >
      <div
        className="absolute end-5.5 bottom-0 h-82.5 w-106 max-desktop:end-3.5 max-mini:end-0 max-mini:h-75 max-mini:w-full"
        aria-hidden
      >
        <FlyingStars />
        <ChoreTile />
        <Pip
          mood="cheernest"
          className="absolute end-0 bottom-3 w-49 max-mini:end-2 max-mini:w-[min(142px,42%)]"
        />
      </div>
    </WhyCard>
  );
}
