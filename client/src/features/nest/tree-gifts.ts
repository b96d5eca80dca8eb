import branch from '@/components/art/nest/branch.json';
import type { Point, RoomShape } from './room-places';

export type GiftKind = 'blossom' | 'apple';

interface TreeGift extends Point {
  level: number;
  kind: GiftKind;
}

export const giftOf = (level: number): GiftKind => (level % 5 === 0 ? 'apple' : 'blossom');

export const leavesOf = (shape: RoomShape) => branch[shape].leaves;

/** Each level above the last place turns the oldest blossom into an apple. */
export function giftsOf(level: number, shape: RoomShape): TreeGift[] {
  const places = branch[shape].gifts;
  let ripe = Math.max(0, level - places.length);
  return places.slice(0, level).map((place) => {
    const turns = giftOf(place.level) === 'blossom' && ripe > 0;
    if (turns) ripe -= 1;
    return { ...place, kind: turns ? 'apple' : giftOf(place.level) };
  });
}
