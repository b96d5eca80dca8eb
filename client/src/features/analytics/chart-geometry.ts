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
