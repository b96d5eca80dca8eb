import { clsx } from 'clsx';
import { Pip } from '@/components/art/pip';
import { LinkButton } from '@/components/ui/link-button';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import styles from './landing.module.css';

const stars = [
  [80, 70, 2.5],
  [220, 160, 2],
  [360, 60, 2],
  [520, 120, 2.6],
  [660, 50, 1.8],
  [900, 70, 2],
  [1310, 60, 2.5],
  [1390, 180, 2],
  [1200, 120, 1.8],
  [120, 330, 2],
  [700, 300, 1.8],
  [420, 250, 1.5],
] as const;

function NightSky() {
  return (
    <svg
      className="absolute inset-0 size-full rtl:-scale-x-100"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      {stars.map(([x, y, r], index) => (
        <circle
          key={x}
          className="animate-twinkle"
          style={{ animationDelay: `${index * -0.7}s` }}
          cx={x}
          cy={y}
          r={r}
          fill="#FFE9B0"
        />
      ))}
      <path
        className="max-xl:hidden"
        transform="translate(-312 10)"
        d="M1150 60Q1100 84 1112 140Q1130 190 1186 182Q1160 226 1110 214Q1050 194 1056 130Q1066 64 1138 54Q1156 54 1150 60Z"
        fill="#FFE08A"
      />
      <path d="M-10 470Q300 380 700 440Q1100 500 1450 400V530H-10Z" fill="#173A5A" />
      <path d="M-10 506Q400 440 800 486Q1150 520 1450 460V530H-10Z" fill="#163D4B" />
    </svg>
  );
}

/** The last section: Pip sleeps, and the only button is the one that signs up. */
export function ClosingSection() {
  return (
    <section
      className="on-night relative overflow-hidden bg-night text-on-slab"
      aria-labelledby="closing-title"
    >
      <NightSky />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)_min(440px,36vw)] items-end gap-10 max-sm:grid-cols-1 max-sm:justify-items-center max-sm:gap-0 max-sm:text-center">
        <div className={clsx(styles.settle, 'py-[clamp(72px,8.4vw,120px)] max-sm:pt-18 max-sm:pb-5')}>
          <h2 id="closing-title" className="text-[clamp(40px,5vw,72px)] leading-none font-bold">
            {t('landing.closing')}
          </h2>
          <p className="mt-4.5 mb-8 max-w-[24em] text-[clamp(18px,1.5vw,20px)] text-on-slab-2 max-sm:mx-auto">
            {t('landing.closingText')}
          </p>
          <LinkButton variant="highlight" size="lg" href={paths.parentSignUp}>
            {t('landing.startFamily')}
          </LinkButton>
        </div>
        <Pip mood="sleep" className="mb-6.5 h-auto w-full max-sm:w-75" />
      </div>
    </section>
  );
}
