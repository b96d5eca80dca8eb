import type { ReactNode } from 'react';
import type { WeekFigure } from '@shared/constants';
import { byFileName } from './drawing';
import { nightDrawings } from './night-drawings';

const pictures = byFileName(
  import.meta.glob<string>('./week-figures/*.svg', { eager: true, query: '?url', import: 'default' }),
);

type Point = readonly [x: number, y: number, night: number];

/**
 * Points in drawing order. The first `close` points form a loop, the others continue from the point `from`.
 */
const FIGURES: Record<WeekFigure, { close: number; from?: number; points: readonly Point[] }> = {
  bear: {
    close: 7,
    points: [
      [56, 28, 1],
      [120, 32, 6],
      [184, 28, 2],
      [206, 106, 4],
      [160, 168, 3],
      [80, 168, 7],
      [34, 106, 5],
    ],
  },
  boat: {
    close: 7,
    points: [
      [112, 18, 1],
      [186, 122, 4],
      [214, 134, 2],
      [168, 178, 6],
      [72, 178, 7],
      [26, 134, 3],
      [44, 122, 5],
    ],
  },
  cat: {
    close: 7,
    points: [
      [64, 22, 1],
      [98, 46, 5],
      [142, 46, 6],
      [176, 22, 2],
      [184, 92, 4],
      [120, 134, 3],
      [56, 92, 7],
    ],
  },
  fish: {
    close: 7,
    points: [
      [24, 100, 1],
      [74, 56, 4],
      [132, 46, 2],
      [178, 96, 3],
      [218, 58, 6],
      [218, 142, 7],
      [116, 156, 5],
    ],
  },
  flower: {
    close: 6,
    from: 3,
    points: [
      [120, 22, 1],
      [164, 47, 4],
      [164, 97, 2],
      [120, 122, 6],
      [76, 97, 3],
      [76, 47, 5],
      [116, 190, 7],
    ],
  },
  house: {
    close: 7,
    points: [
      [120, 20, 1],
      [206, 96, 2],
      [186, 184, 4],
      [137, 184, 6],
      [103, 184, 7],
      [54, 184, 5],
      [34, 96, 3],
    ],
  },
  kite: {
    close: 4,
    from: 2,
    points: [
      [104, 8, 1],
      [162, 66, 3],
      [104, 132, 2],
      [46, 66, 4],
      [128, 153, 5],
      [176, 164, 6],
      [210, 180, 7],
    ],
  },
  rocket: {
    close: 7,
    points: [
      [120, 12, 1],
      [160, 70, 4],
      [190, 166, 2],
      [152, 154, 6],
      [88, 154, 7],
      [50, 166, 3],
      [80, 70, 5],
    ],
  },
  snail: {
    close: 7,
    points: [
      [37, 34, 1],
      [98, 44, 4],
      [166, 36, 2],
      [198, 94, 5],
      [212, 174, 3],
      [120, 180, 7],
      [32, 140, 6],
    ],
  },
  whale: {
    close: 7,
    points: [
      [92, 14, 1],
      [110, 46, 4],
      [186, 104, 5],
      [230, 58, 2],
      [160, 160, 3],
      [60, 150, 6],
      [22, 108, 7],
    ],
  },
};

/** Returns the points of the first `count` nights and the path that joins them. */
export function figureLine(figure: WeekFigure, count: number): { points: Point[]; line: string } {
  const { close, from, points } = FIGURES[figure];
  const isShown = ([, , night]: Point) => night <= count;
  const loop = points.slice(0, close).filter(isShown);
  const rest = points.slice(close).filter(isShown);
  const stem = from === undefined ? undefined : points.slice(from, from + 1).find(isShown);
  const path = (way: readonly Point[]) =>
    way.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const tail = stem ?? loop.at(-1);
  return {
    points: points.filter(isShown),
    line: [
      loop.length > 1 && path(loop) + (loop.length > 2 ? 'Z' : ''),
      rest.length > 0 && path(tail ? [tail, ...rest] : rest),
    ]
      .filter(Boolean)
      .join(''),
  };
}

/** The nights' stars, joined by a dotted line, on a grid of 256 x 220. */
export function WeekFigureArt({
  figure,
  count,
  isTonight = false,
  isWhole = false,
  lineClass,
  pictureClass,
}: {
  figure: WeekFigure;
  count: number;
  isTonight?: boolean;
  isWhole?: boolean;
  lineClass?: string | undefined;
  pictureClass?: string | undefined;
}): ReactNode {
  const { points, line } = figureLine(figure, count);
  return (
    <g data-figure={figure} data-stars={count}>
      {isWhole && (
        <image
          href={pictures.get(figure)}
          x="-8"
          y="-10"
          width="256"
          height="220"
          className={pictureClass}
          data-picture
        />
      )}
      <path
        d={line}
        className={lineClass}
        fill="none"
        stroke="#FFE08A"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 8"
        opacity=".9"
      />
      {points.map(([x, y, night]) => {
        const isNew = isTonight && night === count;
        const size = isNew ? 58 : 44;
        return (
          <image
            key={night}
            href={nightDrawings.get(isNew ? 'star-tonight' : 'star-night')}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            data-tonight={isNew || undefined}
            className={isNew ? 'tonight' : undefined}
          />
        );
      })}
    </g>
  );
}

export function starOf(figure: WeekFigure, count: number): readonly [x: number, y: number] {
  const [x, y] = FIGURES[figure].points.find(([, , night]) => night === count) ?? [120, 80];
  return [x, y];
}
