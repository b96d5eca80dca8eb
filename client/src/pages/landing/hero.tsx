import { clsx } from 'clsx';
import { Grip } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { Cloud } from '@/components/art/cloud';
import { HangingStar } from '@/components/art/hanging-star';
import { Logo } from '@/components/art/logo';
import { Pip } from '@/components/art/pip';
import { SceneArt } from '@/components/art/scene-art';
import { Button, LinkButton } from '@/components/ui/button';
import { SkipLink } from '@/components/ui/skip-link';
import { ThemeButton } from '@/components/ui/theme-button';
import { t, type MessageId } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import styles from './landing.module.css';
import { Portals, type PortalsProps } from './portals';

interface HeroProps extends PortalsProps {
  DevicePortals?: ComponentType<PortalsProps> | undefined;
}

const links = [
  { href: '#why', labelId: 'landing.navWhy' },
  { href: '#how', labelId: 'landing.how' },
  { href: '#rooms', labelId: 'landing.navRooms' },
] as const satisfies readonly { href: string; labelId: MessageId }[];

const hanging = [
  { x: 150, y: 350, thread: 44, size: 50, color: 'var(--color-star)', delay: 0 },
  { x: 262, y: 372, thread: 60, size: 40, color: 'var(--color-treat)', delay: -1.3 },
  { x: 566, y: 394, thread: 34, size: 54, color: 'var(--color-star)', delay: -2.1 },
  { x: 680, y: 390, thread: 26, size: 40, color: 'var(--color-party-teal)', delay: -0.7 },
];

const letters = [
  { face: 'var(--color-star)', edge: 'var(--color-star-edge)', turn: '-5deg', drop: '0em' },
  { face: 'var(--color-treat)', edge: 'var(--color-treat-edge)', turn: '3deg', drop: '.03em' },
  { face: 'var(--color-party-teal)', edge: 'var(--color-party-teal-edge)', turn: '-2deg', drop: '-.02em' },
  { face: 'var(--color-party-hill)', edge: 'var(--color-party-hill-edge)', turn: '5deg', drop: '.02em' },
];

const piecesOf = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? text.split(/(?<= )/) : Array.from(text);

function Headline({ inLine = false }: { inLine?: boolean }) {
  return (
    <h1
      className={clsx(
        'leading-[0.94] font-bold tracking-[-0.022em]',
        inLine
          ? 'text-[clamp(40px,5.4vw,76px)]'
          : 'text-[clamp(50px,7vw,100px)] max-laptop:text-[clamp(44px,8.6vw,88px)] max-mini:text-[clamp(46px,15vw,60px)]',
      )}
    >
      <span className="sr-only">{t('landing.headline')}</span>
      <span aria-hidden>
        {t('landing.headlineStart')}
        <span
          className={clsx(
            'mt-[0.16em] flex flex-wrap gap-[0.09em] max-mini:justify-center max-mini:text-[1.06em]',
            inLine && 'mini:ms-[0.2em] mini:inline-flex mini:align-[-0.12em]',
          )}
        >
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

/** `DevicePortals` replaces the portals, and the space above them, on the family's tablet. */
export function Hero({ DevicePortals, ...props }: HeroProps) {
  return (
    <div className="relative overflow-hidden bg-linear-to-b/srgb from-sky-1 via-sky-2 via-45% to-sky-3 to-78% pb-14 max-mini:pb-10">
      <svg
        className="absolute inset-0 size-full max-laptop:hidden rtl:-scale-x-100"
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
        className="absolute inset-x-0 bottom-0 h-100 w-full max-mini:h-175 rtl:-scale-x-100"
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
      {DevicePortals ? (
        <div id="content" className="wrap relative">
          <div className="pt-2.5 max-mini:text-center">
            <Headline inLine />
          </div>
          <DevicePortals {...props} />
        </div>
      ) : (
        <div id="content" className="wrap relative">
          <div className="relative z-2 max-w-160 pt-[clamp(8px,1.6vw,22px)] max-mini:max-w-none max-mini:text-center">
            <Headline />
            <p className="mt-8 max-w-[25em] text-18 leading-[1.45] max-laptop:max-w-[17em] max-mini:mx-auto max-mini:mt-6.5 max-mini:max-w-[20em]">
              {t('landing.promise')}
            </p>
            <div className="mt-6 grid gap-3.5 *:min-h-14 mini:hidden">
              <LinkButton variant="primary" size="form" wide href={paths.parentSignUp}>
                {t('landing.startFamily')}
              </LinkButton>
              <Button size="form" wide onClick={props.onKids} aria-haspopup="dialog">
                <Grip />
                {t('landing.kidsCode')}
              </Button>
            </div>
          </div>
          <HeroBranch />
          <Portals {...props} />
        </div>
      )}
    </div>
  );
}

function HeroBranch() {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute end-[calc(50%-50vw-24px)] -top-[4.2vw] z-1 aspect-820/480 w-[min(800px,57vw)]',
        'rtl:-scale-x-100',
        'max-laptop:top-0 max-laptop:w-[60vw] max-mini:relative max-mini:end-auto max-mini:ms-[13%] max-mini:mt-3 max-mini:-mb-8.5 max-mini:w-[92%]',
      )}
      aria-hidden
    >
      <SceneArt name="branch" className="size-full" />
      <svg viewBox="-24 0 820 480" className="absolute inset-0 size-full overflow-visible max-mini:hidden">
        {hanging.map((place) => (
          <HangingStar key={place.x} {...place} />
        ))}
      </svg>
      <Pip mood="nest" animated className="absolute top-[11.8%] left-[32.05%] w-[40.8%]" />
    </div>
  );
}

function SiteHeader() {
  return (
    <header className="wrap relative z-10 flex items-center gap-2 py-3 mini:gap-4 mini:py-4">
      <Link href={paths.landing} className="rounded-sm py-1.5">
        <Logo size={26} />
      </Link>
      <nav aria-label={t('landing.onThisPage')} className="ms-auto hidden gap-1 laptop:flex">
        {links.map(({ href, labelId }) => (
          <a
            key={href}
            href={href}
            className="rounded-sm px-3.5 py-3 font-semibold transition-colors duration-(--dur-ui) hover:bg-sky-hover"
          >
            {t(labelId)}
          </a>
        ))}
      </nav>
      <ThemeButton className="ms-auto tiny:hidden laptop:ms-2" />
      <LinkButton
        href={paths.parentAuth}
        className="min-h-12 rounded-md px-[clamp(12px,20vw-62px,20px)] text-16 tiny:ms-auto"
      >
        {t('landing.parentLogin')}
      </LinkButton>
    </header>
  );
}
