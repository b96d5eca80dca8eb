import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cloud } from '@/components/art/cloud';
import { STAR_PATH } from '@/components/art/star-icon';
import { Skeleton } from '@/components/ui/skeleton';

const stars = [
  { x: 240, y: 84, scale: 0.8 },
  { x: 186, y: 118, scale: 0.55 },
  { x: 462, y: 92, scale: 0.5 },
  { x: 524, y: 128, scale: 0.65 },
  { x: 700, y: 148, scale: 0.5 },
];

/** Sky and hills with the week written on them; `week` is null until it is known. */
export function LeaderboardSky({ week, children }: { week: string | null; children: ReactNode }) {
  return (
    <div className="week-sky">
      <svg className="week-sky-art" viewBox="0 0 776 468" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <Cloud x={640} y={64} scale={0.85} />
        <Cloud x={30} y={156} scale={0.7} />
        <Cloud x={566} y={166} scale={0.5} />
        <g fill="var(--color-star)">
          {stars.map(({ x, y, scale }) => (
            <path key={x} d={STAR_PATH} transform={`translate(${x} ${y}) scale(${scale})`} />
          ))}
        </g>
        <path d="M-10 376Q200 326 400 362Q620 396 790 342V480H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 436Q240 396 460 424Q640 446 790 410V480H-10Z" fill="var(--color-hill-2)" />
      </svg>
      <div className="week-dates">
        <CalendarDays size={22} />
        {week ?? <Skeleton className="h-4 w-40" />}
      </div>
      {children}
    </div>
  );
}
