import type { StickerScene } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import type { NestThingId } from '@shared/rules/nest-things';
import { deviceStorage, useStored } from './storage';

/** A place in thousandths of the scene, null in the tray. */
export interface StickerPlace {
  day: CalendarDate;
  scene: StickerScene | null;
  x: number | null;
  y: number | null;
}

/** A place, or null for the first one. */
export interface ThingPlace {
  id: NestThingId;
  place: string | null;
}

/** Changes that the server has not confirmed. */
interface UnsentNest {
  things: readonly ThingPlace[];
  stickers: readonly StickerPlace[];
  nights: readonly CalendarDate[];
}

const PREFIX = 'starnest:unsent-nest:';
const NONE: UnsentNest = { things: [], stickers: [], nights: [] };
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

export const isAllSent = ({ things, stickers, nights }: UnsentNest): boolean =>
  things.length + stickers.length + nights.length === 0;

function write(kidId: string, changed: Partial<UnsentNest>): void {
  const unsent = { ...readUnsentNest(kidId), ...changed };
  deviceStorage.write(PREFIX + kidId, isAllSent(unsent) ? null : JSON.stringify(unsent));
}

export function keepThing(kidId: string, moved: ThingPlace): void {
  const { things } = readUnsentNest(kidId);
  write(kidId, { things: [...things.filter(({ id }) => id !== moved.id), moved] });
}

export function keepStickers(kidId: string, places: readonly StickerPlace[]): void {
  const { stickers } = readUnsentNest(kidId);
  const moved = new Set(places.map(({ day }) => day));
  write(kidId, { stickers: [...stickers.filter(({ day }) => !moved.has(day)), ...places] });
}

export function keepNight(kidId: string, on: CalendarDate): void {
  const { nights } = readUnsentNest(kidId);
  write(kidId, { nights: [...nights.filter((night) => night !== on), on] });
}

/** Items that were moved again in the meantime stay. */
export function dropSent(kidId: string, sent: Partial<UnsentNest>): void {
  const { things, stickers, nights } = readUnsentNest(kidId);
  const isSent = ({ day, scene, x, y }: StickerPlace) =>
    sent.stickers?.some((one) => one.day === day && one.scene === scene && one.x === x && one.y === y);
  write(kidId, {
    things: things.filter(
      ({ id, place }) => !sent.things?.some((one) => one.id === id && one.place === place),
    ),
    stickers: stickers.filter((place) => !isSent(place)),
    nights: nights.filter((night) => !sent.nights?.includes(night)),
  });
}

export const useUnsentNest = (kidId: string): UnsentNest => useStored(() => readUnsentNest(kidId));
