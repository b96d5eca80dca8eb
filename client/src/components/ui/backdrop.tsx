import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Cloud } from '@/components/art/cloud';
import styles from './backdrop.module.css';

type BackdropTime = 'morning' | 'noon' | 'dusk' | 'night';

const clouds = [
  { x: 40, y: 70, scale: 1 },
  { x: 820, y: 40, scale: 1.1 },
  { x: 610, y: -14, scale: 0.7 },
  { x: 910, y: 330, scale: 0.8 },
  { x: -60, y: 360, scale: 0.9 },
];

const stars = [
  [120, 60, 2.5],
  [300, 120, 2],
  [470, 50, 2],
  [620, 150, 2.5],
  [760, 80, 2],
  [930, 190, 2.2],
  [60, 240, 1.8],
  [990, 60, 1.8],
  [210, 210, 1.6],
  [540, 250, 1.6],
  [850, 270, 1.4],
] as const;

export function Backdrop({
  time = 'morning',
  hills = true,
  className,
  children,
}: {
  time?: BackdropTime;
  hills?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx('relative isolate min-h-dvh', className)} data-backdrop={time}>
      <div className={clsx('absolute inset-0 -z-1 overflow-hidden', styles.sky)} aria-hidden>
        <svg viewBox="0 0 1024 768" preserveAspectRatio="xMidYMin slice">
          <g className={clsx('fill-twinkle', styles.stars)}>
            {stars.map(([x, y, r]) => (
              <circle
                key={`${x}-${y}`}
                className="animate-twinkle"
                cx={x}
                cy={y}
                r={r}
                style={{ animationDelay: `${-(x % 7) * 0.6}s` }}
              />
            ))}
          </g>
          {clouds.map((cloud) => (
            <Cloud key={cloud.x} {...cloud} />
          ))}
        </svg>
        {hills && <Hills />}
      </div>
      {children}
    </div>
  );
}

export function Hills() {
  return (
    <svg viewBox="0 0 1024 768" preserveAspectRatio="xMidYMax slice">
      <path d="M-10 640Q180 560 400 612Q640 668 1034 560V780H-10Z" fill="var(--color-hill-1)" />
      <path d="M-10 690Q240 616 520 672Q800 724 1034 640V780H-10Z" fill="var(--color-hill-2)" />
      <path d="M-10 742Q300 690 640 728Q860 750 1034 712V780H-10Z" fill="var(--color-hill-3)" />
    </svg>
  );
}
