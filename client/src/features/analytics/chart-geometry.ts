export interface ChartGeometry {
  width: number;
  height: number;
  left: number;
  plot: number;
  top: number;
  plotHeight: number;
  slot: number;
  bar: number;
  count: number;
}

const LEFT = 34;
const RIGHT = 4;
const TOP = 12;
const FOOT = 30;
const WIDEST_BAR = 34;

export function chartGeometry(width: number, plotHeight: number, count: number): ChartGeometry {
  const plot = Math.max(1, width - LEFT - RIGHT);
  const slot = plot / Math.max(1, count);
  return {
    width,
    height: TOP + plotHeight + FOOT,
    left: LEFT,
    plot,
    top: TOP,
    plotHeight,
    slot,
    bar: Math.min(WIDEST_BAR, slot * (slot > 40 ? 0.5 : 0.64)),
    count,
  };
}

export function middleOf({ left, slot }: ChartGeometry, place: number): number {
  return left + (place + 0.5) * slot;
}

export function placeAt({ left, slot, count }: ChartGeometry, x: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x - left) / slot)));
}

/** Returns the interval of labels that are `room` pixels wide. */
export function labelEvery({ slot, count }: ChartGeometry, room = 64): number {
  const fits = Math.max(1, Math.ceil(room / slot));
  // For days, weekly labels are the easiest to read.
  const steps = count > 14 ? [1, 2, 7, 14] : [1, 2, 3, 4, 7];
  return steps.find((step) => step >= fits) ?? fits;
}

export interface ChartScale {
  top: number;
  bottom: number;
  lines: readonly [number, number, number];
  y: (stars: number) => number;
}

const CLOSEST = 0.12;

/** Rounds up to an even round number: 2, 4, … 10, 12, 16, 20, 30, … 100, 120, … */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const between = power === 10 ? [1.2, 1.6] : [1.2, 1.5];
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, ...between, 2, 3, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}

export function chartScale(earned: number, spent: number, height: number): ChartScale {
  const up = roundUp(earned);
  const down = roundUp(spent);
  const top = up > 0 ? Math.max(up, roundUp(down * CLOSEST)) : 0;
  const bottom = down > 0 ? Math.max(down, roundUp(up * CLOSEST)) : 0;
  const [high, low] = top === 0 && bottom === 0 ? [10, 0] : [top, bottom];
  return {
    top: high,
    bottom: -low || 0,
    lines: linesOf(high, low),
    y: (stars) => ((high - stars) / (high + low)) * height,
  };
}

function linesOf(top: number, bottom: number): ChartScale['lines'] {
  if (bottom === 0) return [top, top / 2, 0];
  return top === 0 ? [0, -bottom / 2, -bottom] : [top, 0, -bottom];
}

export function barPath(x: number, width: number, from: number, to: number, radius: number): string {
  const [top, foot] = [Math.min(from, to), Math.max(from, to)];
  const r = Math.min(radius, width / 2, (foot - top) / 2);
  return (
    `M${x} ${foot - r}V${top + r}Q${x} ${top} ${x + r} ${top}H${x + width - r}` +
    `Q${x + width} ${top} ${x + width} ${top + r}V${foot - r}` +
    `Q${x + width} ${foot} ${x + width - r} ${foot}H${x + r}Q${x} ${foot} ${x} ${foot - r}Z`
  );
}
