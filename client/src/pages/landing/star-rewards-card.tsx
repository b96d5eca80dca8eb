import { ChoreArt } from '@/components/art/chore-art';
import { Pip } from '@/components/art/pip';
import { STAR_PATH } from '@/components/art/star-icon';
import { buttonClass } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import styles from './landing.module.css';
import { WhyCard } from './why-card';

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
