import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CloudShape } from './cloud';
import { nightDrawings } from './night-drawings';
import { NestBack, NestFront } from './nest-shapes';
import styles from './night-stage.module.css';

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface StageLayout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  nest: Spot;
  kid: Spot;
  kidBesideOne: Spot;
  moon: Spot;
  pip: Spot;
  egg: Spot;
  sun: Spot;
  figure: Spot;
  chick: number;
}

export const LAYOUTS: Record<StageLayout['name'], StageLayout> = {
  wide: {
    name: 'wide',
    width: 1024,
    height: 768,
    nest: { x: 188, y: 384, width: 536 },
    kid: { x: 311, y: 352, width: 290 },
    kidBesideOne: { x: 207, y: 352, width: 290 },
    moon: { x: 865, y: 54, width: 118 },
    pip: { x: 809, y: 518, width: 186 },
    egg: { x: 715, y: 608, width: 122 },
    sun: { x: 135, y: 452, width: 190 },
    figure: { x: 380, y: 6, width: 400 },
    chick: 126,
  },
  tall: {
    name: 'tall',
    width: 390,
    height: 844,
    nest: { x: 14, y: 428, width: 362 },
    kid: { x: 100, y: 407, width: 190 },
    kidBesideOne: { x: 32, y: 407, width: 190 },
    moon: { x: 294, y: 84, width: 76 },
    pip: { x: 266, y: 693, width: 112 },
    egg: { x: 200, y: 736, width: 80 },
    sun: { x: 10, y: 506, width: 120 },
    figure: { x: 45, y: 93, width: 290 },
    chick: 84,
  },
};

export const place = ({ width, height }: StageLayout, at: Spot): CSSProperties => ({
  left: `${(at.x / width) * 100}%`,
  top: `${(at.y / height) * 100}%`,
  width: `${(at.width / width) * 100}%`,
});

const HILLS = {
  wide: [
    'M-3000 560L0 553Q205 484 461 545T1024 530L4000 560V3000H-3000Z',
    'M-3000 620L0 614Q256 568 563 607T1024 576L4000 600V3000H-3000Z',
    'M-3000 690L0 684Q307 653 614 684T1024 653L4000 680V3000H-3000Z',
  ],
  tall: [
    'M-3000 612L0 608Q78 532 176 599T390 582L3000 600V4000H-3000Z',
    'M-3000 680L0 675Q98 625 215 667T390 633L3000 650V4000H-3000Z',
    'M-3000 755L0 751Q117 717 234 751T390 717L3000 740V4000H-3000Z',
  ],
};
const DUSK = ['#A8D3A4', '#86BF8C', '#69A878'];
const NIGHT = ['#1B4253', '#143A48', '#10313F'];
const DAY = ['#B9E2AC', '#93D08C', '#74C173'];
const SKIES = {
  dusk: 'linear-gradient(#7FB4D8, #BFD9E4 50%, #FFD9B0 86%)',
  night: 'linear-gradient(#0A1930, #123150 50%, #24506F 86%)',
  day: 'linear-gradient(#8FD0F0, #D3EEF8 45%, #FFE6B8 74%)',
};

const STARS = 64;
/** A number from 0 to 1 that looks random and is the same each time. */
const thrown = (star: number, salt: number) =>
  (star * 0.618_034 + salt * 0.377 + star * star * salt * 0.013) % 1;

export function NightStage({
  layout,
  time,
  isStill,
  inNest,
  children,
}: {
  layout: StageLayout;
  time: 'night' | 'morning';
  isStill: boolean;
  inNest: ReactNode;
  children: ReactNode;
}) {
  const isNight = time === 'night';
  const nest = place(layout, layout.nest);
  return (
    <div
      className={clsx(styles.sky, isStill && styles.still)}
      style={{ background: isNight ? SKIES.dusk : SKIES.day }}
      dir="ltr"
    >
      {isNight && (
        <>
          <div className={clsx(styles.falls, 'absolute inset-0')} style={{ background: SKIES.night }} />
          {Array.from({ length: STARS }, (_, star) => (
            <i
              key={star}
              className={styles.star}
              style={{
                left: `${thrown(star, 1) * 100}%`,
                top: `${thrown(star, 2) * 66}%`,
                width: 3 + (star % 3),
                opacity: [1, 0.55, 0.8][star % 3],
                '--wait': `${1500 + star * 60}ms`,
              }}
            />
          ))}
        </>
      )}
      <div
        className={clsx(styles.stage, styles[layout.name])}
        style={{ '--ratio': layout.width / layout.height }}
      >
        {isNight ? (
          <img
            src={nightDrawings.get('moon')}
            alt=""
            className={clsx(styles.moon, styles.thing)}
            style={place(layout, layout.moon)}
          />
        ) : (
          <Morning layout={layout} />
        )}
        <Hills layout={layout} colors={isNight ? DUSK : DAY} className={isNight ? styles.dusk : undefined} />
        {isNight && <Hills layout={layout} colors={NIGHT} className={styles.falls} />}
        <svg viewBox="0 0 300 190" className={styles.thing} style={nest}>
          <NestBack />
        </svg>
        {inNest}
        <svg viewBox="0 0 300 190" className={clsx(styles.thing, 'pointer-events-none')} style={nest}>
          <NestFront />
        </svg>
        {children}
      </div>
    </div>
  );
}

function Hills({
  layout,
  colors,
  className,
}: {
  layout: StageLayout;
  colors: readonly string[];
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={clsx('absolute inset-0 size-full overflow-visible', className)}
    >
      {HILLS[layout.name].map((hill, index) => (
        <path key={hill} d={hill} fill={colors[index]} />
      ))}
    </svg>
  );
}

function Morning({ layout }: { layout: StageLayout }) {
  const clouds =
    layout.name === 'wide'
      ? [
          [640, 74, 137],
          [90, 173, 128],
        ]
      : [
          [230, 152, 87],
          [20, 252, 75],
        ];
  return (
    <>
      <span
        className={clsx(styles.sun, styles.thing)}
        style={{
          ...place(layout, layout.sun),
          background: '#FFC22E',
          boxShadow: '0 0 3vmax 3vmax #FFF3D680, 0 0 12vmax 8vmax #FFE08A66',
        }}
      />
      {clouds.map(([x = 0, y = 0, width = 0]) => (
        <span
          key={x}
          className={styles.thing}
          style={{
            ...place(layout, { x, y, width }),
            '--color-cloud': '#FFFFFF',
            '--color-cloud-shade': '#E6F4FA',
          }}
        >
          <CloudShape className="h-auto w-full" />
        </span>
      ))}
    </>
  );
}

export function EggGlow({ layout, className }: { layout: StageLayout; className?: string | undefined }) {
  const { x, y, width } = layout.egg;
  return (
    <span
      className={clsx(styles.thing, 'aspect-square rounded-full', className)}
      style={{
        ...place(layout, { x: x - width, y: y - width, width: width * 3 }),
        background: 'radial-gradient(closest-side, #FFE9A8B3, #FFC22E00)',
      }}
    />
  );
}
