const STEPS = 14;
export const FLIGHT_SIZE = 40;

export interface Point {
  x: number;
  y: number;
}

/** Keeps a point within a star's width of the window. */
const within = (value: number, most: number) => Math.min(most + FLIGHT_SIZE, Math.max(-FLIGHT_SIZE, value));

export function middleOf(element: Element | null | undefined): Point {
  if (!element) return { x: window.innerWidth / 2, y: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: within(left + width / 2, window.innerWidth),
    y: within(top + height / 2, window.innerHeight),
  };
}

const CLIMB = 140;
const MARGIN = 24;

export function arcOf(from: Point, to: Point): { time: number; x: number; y: number }[] {
  const top = { x: (from.x + to.x) / 2, y: Math.max(MARGIN, Math.min(from.y, to.y) - CLIMB) };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const time = step / STEPS;
    const along = (a: number, over: number, b: number) =>
      (1 - time) ** 2 * a + 2 * (1 - time) * time * over + time ** 2 * b;
    return { time, x: along(from.x, top.x, to.x), y: along(from.y, top.y, to.y) };
  });
}

export function arcFrames(from: Point, to: Point): Keyframe[] {
  return arcOf(from, to).map(({ time, x, y }) => {
    const scale = 0.5 + 1.1 * Math.sin(Math.PI * Math.min(1, 0.15 + time * 0.8));
    return {
      offset: time,
      transform: `translate(${(x - FLIGHT_SIZE / 2).toFixed(1)}px, ${(y - FLIGHT_SIZE / 2).toFixed(1)}px) rotate(${Math.round(time * 360)}deg) scale(${scale.toFixed(2)})`,
      opacity: time === 1 ? 0 : 1,
    };
  });
}
