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

/** `week` is null while unknown. */
export function WeekHead({ week, keys }: { week: string | null; keys?: ReactNode | undefined }) {
  return (
    <div className="relative flex min-h-12 flex-wrap items-center gap-2.5 px-3.5 pt-3.5 @xl/leaderboard:px-5 @xl/leaderboard:pt-5">
      <div className="flex min-h-10.5 items-center gap-2.5 rounded-full bg-surface py-2 ps-3.5 pe-4.5 font-display text-16 leading-[1.2] font-semibold ">
        <CalendarDays size={22} />
        {week ?? <Skeleton className="h-4 w-40" />}
      </div>
      <div className="ms-auto flex items-center gap-2">{keys}</div>
    </div>
  );
}

export function LeaderboardSky({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid min-h-95 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-linear-to-b/srgb from-sky-1 to-sky-2 @xl/leaderboard:min-h-117">
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 776 468"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
      >
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
      {head}
      <div className="relative grid grid-cols-[minmax(0,1fr)] content-end px-4.5 pt-5 pb-6 @xl/leaderboard:px-11.5 @xl/leaderboard:pb-7.5">
        {children}
      </div>
    </div>
  );
}
