export interface Point {
  x: number;
  y: number;
}

const STEPS = 14;
const STAR = 40;

/** `value`, at most a star's width outside a window of `most` pixels. */
const within = (value: number, most: number) => Math.min(most + STAR, Math.max(-STAR, value));

/** The middle of an element in the window, kept inside it: what is scrolled away is flown to along the edge. */
export function middleOf(element: Element | null | undefined): Point {
  if (!element) return { x: window.innerWidth / 2, y: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: within(left + width / 2, window.innerWidth),
    y: within(top + height / 2, window.innerHeight),
  };
}

/** Key frames of a star of 40 px along an arc that first climbs, turning once on its way. */
export function arcFrames(from: Point, to: Point): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 140 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const along = (a: number, over: number, b: number) =>
      (1 - t) ** 2 * a + 2 * (1 - t) * t * over + t ** 2 * b;
    const x = along(from.x, top.x, to.x) - STAR / 2;
    const y = along(from.y, top.y, to.y) - STAR / 2;
    const scale = 0.5 + 1.1 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8));
    return {
      offset: t,
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${Math.round(t * 360)}deg) scale(${scale.toFixed(2)})`,
      opacity: t === 1 ? 0 : 1,
    };
  });
}
