import type { Spot, StageLayout } from '@/components/art/night-stage';

const ALONE = 1.7;
const MOST_LARGE = 6;

const side = (index: number, of: number, from: number, to: number) =>
  of === 1 ? (from + to) / 2 : from + ((to - from) * index) / (of - 1);

export function chickPlaces({ nest, chick }: StageLayout, count: number): Spot[] {
  /** Positions are fractions of the nest's width. The rim hangs down in the middle. */
  const at = (fraction: number, width: number): Spot => ({
    x: nest.x + nest.width * fraction - width / 2,
    y: nest.y + nest.width * (0.285 - 0.32 * (fraction - 0.5) ** 2) - width / 2,
    width,
  });
  if (count === 1) {
    const width = chick * ALONE;
    return [{ ...at(0.69, width), y: nest.y + nest.width * 0.2 - width / 2 }];
  }
  const width = count > MOST_LARGE ? (chick * MOST_LARGE) / count ** 0.9 / 1.05 : chick;
  const left = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) =>
    at(index < left ? side(index, left, 0.06, 0.31) : side(index - left, count - left, 0.72, 0.9), width),
  );
}
