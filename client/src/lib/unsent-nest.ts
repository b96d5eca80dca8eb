import type { StickerScene } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { deviceStorage, useStored } from './storage';

/** Where a sticker is: `x` and `y` in thousandths of the scene, null in the tray. */
export interface StickerPlace {
  day: CalendarDate;
  scene: StickerScene | null;
  x: number | null;
  y: number | null;
}

/** Moved stickers and good nights that the server has not confirmed, so they also survive a page without a network. */
export interface UnsentNest {
  stickers: readonly StickerPlace[];
  nights: readonly CalendarDate[];
}

const PREFIX = 'starnest:unsent-nest:';
const NONE: UnsentNest = { stickers: [], nights: [] };
let last = { text: '', unsent: NONE };

export function readUnsentNest(kidId: string): UnsentNest {
  const text = deviceStorage.read(PREFIX + kidId) ?? '';
  if (text !== last.text) last = { text, unsent: parse(text) };
  return last.unsent;
}

function parse(text: string): UnsentNest {
  try {
    return { ...NONE, ...(JSON.parse(text) as Partial<UnsentNest>) };
  } catch {
    return NONE;
  }
}

function write(kidId: string, unsent: UnsentNest): void {
  const isEmpty = unsent.stickers.length === 0 && unsent.nights.length === 0;
  deviceStorage.write(PREFIX + kidId, isEmpty ? null : JSON.stringify(unsent));
}

export function keepStickers(kidId: string, places: readonly StickerPlace[]): void {
  const { stickers, nights } = readUnsentNest(kidId);
  const moved = new Set(places.map(({ day }) => day));
  write(kidId, { nights, stickers: [...stickers.filter(({ day }) => !moved.has(day)), ...places] });
}

export function keepNight(kidId: string, on: CalendarDate): void {
  const { stickers, nights } = readUnsentNest(kidId);
  write(kidId, { stickers, nights: [...nights.filter((night) => night !== on), on] });
}

/** Forgets what was sent. A sticker that was moved again in the meantime stays. */
export function dropSent(kidId: string, sent: UnsentNest): void {
  const { stickers, nights } = readUnsentNest(kidId);
  const isSent = ({ day, scene, x, y }: StickerPlace) =>
    sent.stickers.some((one) => one.day === day && one.scene === scene && one.x === x && one.y === y);
  write(kidId, {
    stickers: stickers.filter((place) => !isSent(place)),
    nights: nights.filter((night) => !sent.nights.includes(night)),
  });
}

export const useUnsentNest = (kidId: string): UnsentNest => useStored(() => readUnsentNest(kidId));
