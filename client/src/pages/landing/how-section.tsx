import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { ChoreArt } from '@/components/art/chore-art';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';
import { formatNumber } from '@/lib/i18n/format';
import { t, type MessageId } from '@/lib/i18n/messages';
import styles from './landing.module.css';
import { SectionTitle } from './section-title';

const art =
  'h-auto w-[57%] transition-transform duration-(--dur-enter) ease-spring group-hover:scale-108 group-hover:-rotate-5';

const steps = [
  {
    titleId: 'landing.stepCreate',
    textId: 'landing.stepCreateText',
    art: <ChoreArt icon="wash-dishes" size={122} className={art} />,
  },
  {
    titleId: 'landing.stepComplete',
    textId: 'landing.stepCompleteText',
    art: <ChoreArt icon="vacuum" size={122} className={art} />,
  },
  {
    titleId: 'landing.stepRedeem',
    textId: 'landing.stepRedeemText',
    art: <RewardArt icon="popcorn" size={118} className={art} />,
  },
] as const satisfies readonly { titleId: MessageId; textId: MessageId; art: ReactElement }[];

function DottedPath() {
  return (
    <svg
      className="absolute start-[calc(50%-50vw)] -top-4.5 h-75 w-screen max-mini:hidden rtl:-scale-x-100"
      viewBox="0 0 1216 300"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path
        d="M-20 190Q140 120 300 128T610 112T920 84Q1100 70 1240-6"
        fill="none"
        stroke="var(--color-info)"
        strokeOpacity=".75"
        strokeWidth="5"
        strokeDasharray="1 16"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export function HowSection() {
  return (
    <section
      id="how"
      className="relative overflow-hidden bg-info-soft py-[clamp(64px,7.2vw,104px)]"
      aria-labelledby="how-title"
    >
      <div className="wrap">
        <SectionTitle id="how-title">{t('landing.how')}</SectionTitle>
        <div className="relative mt-14 max-mini:mt-9">
          <DottedPath />
          <ol className="relative grid grid-cols-3 gap-[clamp(16px,3vw,40px)] max-mini:grid-cols-1 max-mini:gap-10">
            {steps.map((step, index) => (
              <li
                key={step.titleId}
                className={clsx(
                  styles.settle,
                  'group relative text-center mini:nth-2:-top-3 mini:nth-3:-top-8.5',
                )}
              >
                <div className="relative mx-auto mb-6 grid aspect-square w-[clamp(156px,15vw,214px)] place-items-center rounded-full bg-surface shadow-[0_8px_0] shadow-on-star/10 max-mini:mb-4 max-mini:w-44">
                  {step.art}
                  <span
                    className="absolute -start-1 -top-1 grid place-items-center font-display text-26 leading-none font-bold text-on-star *:col-start-1 *:row-start-1"
                    aria-hidden
                  >
                    <StarIcon size={72} />
                    <b className="mt-1.25">{formatNumber(index + 1)}</b>
                  </span>
                </div>
                <h3 className="text-21 laptop:text-26">{t(step.titleId)}</h3>
                <p className="mx-auto mt-1.5 max-w-[17em] text-18 text-ink-2">{t(step.textId)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
