/** Where things stand in the chart, in CSS pixels from its upper left corner. */
export interface ChartGeometry {
  width: number;
  height: number;
  /** Left edge, width and upper edge of the plot. */
  left: number;
  plot: number;
  top: number;
  plotHeight: number;
  /** Width of a place and of the bar in its middle. */
  slot: number;
  bar: number;
  count: number;
}

/** Room for the scale's numbers on the left, a tooltip's foot above, the dates below. */
const LEFT = 34;
const RIGHT = 4;
const TOP = 12;
const FOOT = 30;
const WIDEST_BAR = 34;

/** The chart of `count` places in `width`; its plot is `plotHeight` high. */
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

/** The middle of a place. */
export function middleOf({ left, slot }: ChartGeometry, place: number): number {
  return left + (place + 0.5) * slot;
}

/** The place nearest to `x`. */
export function placeAt({ left, slot, count }: ChartGeometry, x: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x - left) / slot)));
}

/** Every how many places there is room for a date below, each some `room` pixels wide. */
export function labelEvery({ slot, count }: ChartGeometry, room = 64): number {
  const fits = Math.max(1, Math.ceil(room / slot));
  // Many places are days, and dates a week apart are the easiest to read.
  const steps = count > 14 ? [1, 2, 7, 14] : [1, 2, 3, 4, 7];
  return steps.find((step) => step >= fits) ?? fits;
}
