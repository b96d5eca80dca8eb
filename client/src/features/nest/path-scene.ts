import type { Point, RoomShape } from './room-places';

export const CLOUD =
  'M18 60Q0 60 0 43Q0 27 18 26Q22 4 46 4Q64 4 71 20Q80 12 92 15Q108 19 107 35Q124 36 124 48Q124 60 110 60Z';

export interface Scene {
  width: number;
  height: number;
  stone: readonly [number, number];
  behind: readonly Point[];
  now: Point;
  bend: Point;
  /** The places of the stones ahead of the kid, by their number from 0 to 3. */
  ahead: readonly (readonly Point[])[];
  end: Point;
  goal: Point & { r: number };
  friend: number;
  hills: readonly string[];
  /** Ends at the top of the second hill. */
  hill: string;
  clouds: readonly string[];
  later: string;
}

export const at = (x: number, y: number): Point => ({ x, y });

export const SCENES: Record<RoomShape, Scene> = {
  wide: {
    width: 846,
    height: 600,
    stone: [30, 18],
    behind: [at(72, 524), at(168, 492)],
    now: at(272, 520),
    bend: at(424, 486),
    ahead: [[], [at(600, 400)], [at(560, 430), at(640, 330)], [at(540, 444), at(610, 376), at(656, 306)]],
    end: at(728, 236),
    goal: { x: 728, y: 182, r: 62 },
    friend: 124,
    hills: [
      'M380 600Q560 250 700 210Q790 190 900 280V600Z',
      'M0 600V470Q200 360 420 410Q640 300 846 330V600Z',
      'M0 600V500Q180 430 400 480Q640 420 846 420V600Z',
      'M0 600V560Q240 520 500 556Q700 580 846 540V600Z',
    ],
    hill: 'M590 345Q660 236 730 244Q810 250 860 340L846 330Q721 312 590 345Z',
    clouds: ['translate(60 220) scale(.8)', 'translate(452 150) scale(.9)'],
    later: 'translate(690 8) scale(1.15)',
  },
  tall: {
    width: 362,
    height: 560,
    stone: [24, 14],
    behind: [at(44, 512), at(120, 486)],
    now: at(74, 420),
    bend: at(190, 410),
    ahead: [[], [at(250, 330)], [at(292, 352), at(160, 270)], [at(292, 366), at(216, 314), at(150, 262)]],
    end: at(264, 190),
    goal: { x: 264, y: 148, r: 46 },
    friend: 84,
    hills: [
      'M60 560Q190 200 270 150Q330 130 380 200V560Z',
      'M0 560V300Q90 220 200 280Q300 240 362 270V560Z',
      'M0 560V420Q120 370 240 410Q310 400 362 380V560Z',
      'M0 560V520Q140 490 362 520V560Z',
    ],
    hill: 'M120 255Q190 180 262 186Q330 190 380 262L362 270Q300 240 200 280Q159 258 120 255Z',
    clouds: ['translate(16 120) scale(.6)'],
    later: 'translate(220 6) scale(.95)',
  },
};

interface Curve {
  d: string;
  /** The point between `from` and the node after it, by its share. */
  between: (from: number, share: number) => Point;
}

export function curveThrough(points: readonly Point[]): Curve {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? at(0, 0);
  const handles = (index: number): [Point, Point, Point, Point] => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    return [
      from,
      at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6),
      at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6),
      to,
    ];
  };
  const start = point(0);
  return {
    d: `M${start.x} ${start.y}${points
      .slice(1)
      .map(
        (_, index) =>
          `C${handles(index)
            .slice(1)
            .map(({ x, y }) => `${x} ${y}`)
            .join(' ')}`,
      )
      .join('')}`,
    between: (from, share) => {
      const [a, b, c, d] = handles(from);
      const rest = 1 - share;
      const mix = (axis: keyof Point) =>
        rest ** 3 * a[axis] +
        3 * rest ** 2 * share * b[axis] +
        3 * rest * share ** 2 * c[axis] +
        share ** 3 * d[axis];
      return at(mix('x'), mix('y'));
    },
  };
}
