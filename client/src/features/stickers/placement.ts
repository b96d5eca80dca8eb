import { type Sticker, STICKER_SCENES, type StickerScene } from '@shared/constants';
import type { Nest } from '@shared/contracts/nest';
import { SCENE_HEIGHT, SCENE_WIDTH, STICKER_SPOTS } from '@/components/art/sticker-spots';
import { t } from '@/lib/i18n/messages';
import type { StickerPlace } from '@/lib/storage/unsent-nest';

export interface Point {
  x: number;
  y: number;
}

export type OwnSticker = Nest['stickers'][number];

export const nameOf = ({ id }: Pick<OwnSticker, 'id'>): string => t(`kidDashboard.stickers.${id}`);

/** A sticker this close snaps to its own spot. */
const SNAP = 40;
/** Distance per arrow key. */
const STEP = 24;

export const sceneOf = (sticker: Sticker): StickerScene =>
  (Object.keys(STICKER_SCENES) as StickerScene[]).find((scene) =>
    (STICKER_SCENES[scene] as readonly Sticker[]).includes(sticker),
  ) ?? 'meadow';

export function ownSpot(sticker: Sticker, scene: StickerScene): Point | null {
  if (sceneOf(sticker) !== scene) return null;
  const [x, y] = STICKER_SPOTS[sticker];
  return { x, y };
}

const within = (value: number, end: number) => Math.min(end, Math.max(0, value));

export function landing(sticker: Sticker, scene: StickerScene, point: Point): Point {
  const spot = ownSpot(sticker, scene);
  if (spot && Math.hypot(spot.x - point.x, spot.y - point.y) <= SNAP) return spot;
  return { x: within(point.x, SCENE_WIDTH), y: within(point.y, SCENE_HEIGHT) };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns null for another key. */
export function nudged({ x, y }: Point, key: string): Point | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  return {
    x: within(x + arrow[0] * STEP, SCENE_WIDTH),
    y: within(y + arrow[1] * STEP, SCENE_HEIGHT),
  };
}

export const toPlace = (day: string, scene: StickerScene, { x, y }: Point): StickerPlace => ({
  day,
  scene,
  x: Math.round((x / SCENE_WIDTH) * 1000),
  y: Math.round((y / SCENE_HEIGHT) * 1000),
});

export function pointOf({ id, x, y }: OwnSticker): Point {
  const [left, top] = STICKER_SPOTS[id];
  const point = { x: ((x ?? 0) / 1000) * SCENE_WIDTH, y: ((y ?? 0) / 1000) * SCENE_HEIGHT };
  // Thousandths are rounded, so a sticker in its own spot would shift a little.
  return Math.hypot(left - point.x, top - point.y) < 1 ? { x: left, y: top } : point;
}

export function withUnsent(stickers: readonly OwnSticker[], unsent: readonly StickerPlace[]): OwnSticker[] {
  const moved = new Map(unsent.map((place) => [place.day, place]));
  return stickers.map((sticker) => ({ ...sticker, ...moved.get(sticker.day) }));
}

export const placedKinds = (stickers: readonly OwnSticker[]): ReadonlySet<Sticker> =>
  new Set(stickers.filter(({ scene }) => scene !== null).map(({ id }) => id));
