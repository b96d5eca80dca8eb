import { clsx } from 'clsx';
import { Cloud } from '@/components/art/cloud';
import { SkipLink } from '@/components/ui/skip-link';
import { t } from '@/lib/messages';
import { HeroBranch } from './hero-branch';
import styles from './landing.module.css';
import { Portals, type PortalsProps } from './portals';
import { SiteHeader } from './site-header';

const letters = [
  { face: 'var(--color-star)', edge: 'var(--color-star-edge)', turn: '-5deg', drop: '0em' },
  { face: 'var(--color-treat)', edge: 'var(--color-treat-edge)', turn: '3deg', drop: '.03em' },
  { face: 'var(--color-party-teal)', edge: 'var(--color-party-teal-edge)', turn: '-2deg', drop: '-.02em' },
  { face: 'var(--color-party-hill)', edge: 'var(--color-party-hill-edge)', turn: '5deg', drop: '.02em' },
];

/** Splits a text into letters, or into words in scripts with joined letters. */
const piecesOf = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? text.split(/(?<= )/) : Array.from(text);

function Headline() {
  return (
    <h1 className="text-[clamp(50px,7vw,100px)] leading-[0.94] font-bold tracking-[-0.022em] max-lg:text-[clamp(44px,8.6vw,88px)] max-sm:text-[clamp(46px,15vw,60px)]">
      <span className="sr-only">{t('landing.headline')}</span>
      <span aria-hidden>
        {t('landing.headlineStart')}
        <span className="mt-[0.16em] flex flex-wrap gap-[0.09em] max-sm:justify-center max-sm:text-[1.06em]">
          {piecesOf(t('landing.headlineEnd')).map((piece, index) => {
            const look = letters[index % letters.length];
            return (
              <span
                key={index}
                className={clsx(styles.letter, piece.length > 2 && 'w-auto px-[0.2em]')}
                style={{
                  '--face': look?.face,
                  '--edge': look?.edge,
                  '--turn': look?.turn,
                  '--drop': look?.drop,
                  '--nth': index,
                }}
              >
                {piece}
              </span>
            );
          })}
        </span>
      </span>
    </h1>
  );
}

export function Hero(props: PortalsProps) {
  return (
    <div className="relative overflow-hidden bg-linear-to-b/srgb from-sky-1 via-sky-2 via-45% to-sky-3 to-78% pb-14 max-sm:pb-10">
      {/* Headline and branch fill a small sky. */}
      <svg
        className="absolute inset-0 size-full max-lg:hidden rtl:-scale-x-100"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden
      >
        <Cloud x={-50} y={220} scale={1.2} />
        <Cloud x={1340} y={96} scale={1} />
        <Cloud x={560} y={84} scale={0.62} />
        <Cloud x={1150} y={400} scale={0.8} />
      </svg>
      <svg
        className="absolute inset-x-0 bottom-0 h-100 w-full max-sm:h-175 rtl:-scale-x-100"
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
      >
        <path
          d="M-10 210Q200 90 430 170Q640 240 860 150Q1120 40 1450 150V430H-10Z"
          fill="var(--color-hill-1)"
        />
        <path
          d="M-10 280Q160 190 400 250Q700 330 980 236Q1240 150 1450 250V430H-10Z"
          fill="var(--color-hill-2)"
        />
        <path d="M-10 350Q300 270 660 326Q1060 390 1450 310V430H-10Z" fill="var(--color-hill-3)" />
      </svg>
      <SkipLink to="content" />
      <SiteHeader />
      <div id="content" className="wrap relative">
        <div className="relative z-2 max-w-160 pt-[clamp(8px,1.6vw,22px)] max-sm:max-w-none max-sm:text-center">
          <Headline />
          <p className="mt-8 max-w-[25em] text-[clamp(18px,1.5vw,21px)] leading-[1.45] max-lg:max-w-[17em] max-sm:mx-auto max-sm:mt-6.5 max-sm:max-w-[20em]">
            {t('landing.promise')}
          </p>
        </div>
        <HeroBranch />
        <Portals {...props} />
      </div>
    </div>
  );
}
