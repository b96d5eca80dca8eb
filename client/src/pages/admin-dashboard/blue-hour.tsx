import type { ReactNode } from 'react';

const stars = [
  [40, 96, 1.5],
  [470, 92, 1.8],
  [560, 118, 1.2],
  [668, 84, 1.5],
  [770, 112, 1.3],
  [884, 90, 1.9],
  [996, 122, 1.3],
  [1404, 90, 1.6],
] as const;

/** The admin's hour of the one world: the sky after the children are asleep, behind the bar and the totals. */
export function BlueHour({ children }: { children: ReactNode }) {
  return (
    <header className="blue-hour on-night" data-backdrop="dusk">
      <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" className="blue-hour-sky" aria-hidden>
        <g fill="#FFE9B0">
          {stars.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} />
          ))}
        </g>
        <path
          d="M-10 196Q220 132 520 176Q860 226 1450 116V270H-10Z"
          fill="var(--color-hill-1)"
          opacity=".55"
        />
        <path
          d="M-10 226Q330 166 720 206Q1080 242 1450 178V270H-10Z"
          fill="var(--color-hill-2)"
          opacity=".8"
        />
      </svg>
      {children}
    </header>
  );
}
