import type { Nest } from '@shared/contracts/nest';
import {
  NEST_THINGS,
  readNestPlace,
  TOY_BOX,
  ZONE_UNITS,
  zoneOf,
  type NestThingId,
  type NestZone,
} from '@shared/rules/nest-things';
import places from '@/components/art/nest/places.json';
import { useCallback, useState } from 'react';

/** The wide room has 900 x 560 units, the tall room 560 x 680. */
export type RoomShape = 'wide' | 'tall';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Room {
  shape: RoomShape;
  size: { width: number; height: number };
}

/** A thing may be dropped this close to a zone. */
const MARGIN = 60;
const SNAP = { lamp: 40, 'crown-cushion': 60 } as const;

export const roomSize = (shape: RoomShape) => {
  const [width = 0, height = 0] = places.rooms[shape].size;
  return { width, height };
};
export const roomOf = (shape: RoomShape) => places.rooms[shape];
export const anchorOf = (id: NestThingId) => places.things[id].anchor as 'bottom' | 'top' | 'center';

export function zoneBox(zone: NestZone, shape: RoomShape): Box {
  const [x = 0, y = 0, width = 0, height = 0] = places.zones[shape][zone];
  return { x, y, width, height };
}

const BRANCH: Record<RoomShape, readonly (readonly [number, number])[]> = {
  wide: [
    [20, 96],
    [110, 92],
    [200, 104],
    [280, 119],
    [360, 125],
    [440, 124],
    [520, 116],
    [580, 106],
    [636, 100],
    [750, 98],
  ],
  tall: [
    [16, 112],
    [78, 128],
    [142, 138],
    [205, 140],
    [270, 136],
    [360, 125],
    [460, 126],
  ],
};
const RINGS: Record<RoomShape, readonly number[]> = {
  wide: [124, 258, 340, 420, 560, 700],
  tall: [112, 165, 222, 318, 440],
};
/** A lantern hangs on a cord, the birdhouse is on top. */
const HANGS: Partial<Record<NestThingId, number>> = { lantern: 52, birdhouse: 2 };

export function branchAt(x: number, shape: RoomShape): number {
  const points = BRANCH[shape];
  const index = Math.max(
    1,
    points.findIndex(([right]) => right >= x),
  );
  const [[x1, y1], [x2, y2]] = [points[index - 1] ?? [0, 0], points[index] ?? [1, 0]];
  return y1 + ((Math.min(x, x2) - x1) / (x2 - x1)) * (y2 - y1);
}

/** A thing in units of the room. `layer` is its z-index. */
export interface Placed extends Box {
  id: NestThingId;
  at: Point;
  layer: number;
  /** A worn crown has no place. */
  isWorn: boolean;
}

export type Places = ReadonlyMap<NestThingId, string | null>;

export const placesOf = (items: Nest['items']): Places => {
  const stored = new Map(items.map(({ id, place }) => [id, place]));
  return new Map(
    NEST_THINGS.flatMap(({ id }) => (stored.has(id) ? [[id, stored.get(id) ?? null] as const] : [])),
  );
};

/** Returns null for a thing at home. */
export function readPlace(id: NestThingId, place: string | null, shape: RoomShape): Point | null {
  const own = place === null ? null : readNestPlace(id, place);
  if (!own) return null;
  const box = zoneBox(zoneOf(id), shape);
  const point = {
    x: box.x + (own.x / ZONE_UNITS) * box.width,
    y: box.y + (own.y / ZONE_UNITS) * box.height,
  };
  return within(id, point, shape);
}

const share = (part: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * ZONE_UNITS);

/** Writes a place in thousandths of its zone, so that it fits both rooms. */
export function writePlace(id: NestThingId, { x, y }: Point, shape: RoomShape): string {
  const box = zoneBox(zoneOf(id), shape);
  return `${zoneOf(id)}:${share(x - box.x, box.width)},${share(y - box.y, box.height)}`;
}

function homeOf(id: NestThingId, places_: Places, shape: RoomShape): Point {
  const [x = 0, y = 0] = places.things[id][shape];
  // The blanket is over the rim, so it has the nest's place.
  if (id === 'blanket') return { x, y: places.rooms[shape].nest.y + places.rooms[shape].nest.height };
  if (id !== 'lamp') return { x, y };
  return shelfTop(places_, shape) ?? { x, y: homeOf('bookshelf', places_, shape).y };
}

/** Returns null while the room has no bookshelf. */
function shelfTop(places_: Places, shape: RoomShape): Point | null {
  const place = places_.get('bookshelf');
  if (place === undefined || place === TOY_BOX) return null;
  const { x, y } = readPlace('bookshelf', place, shape) ?? homeOf('bookshelf', places_, shape);
  const [, shelf = 0] = places.things.bookshelf[shape];
  const [, lamp = 0] = places.things.lamp[shape];
  return { x, y: y + lamp - shelf };
}

/** Returns the head's lower edge and width in the room. */
export function headOf(spot: { x: number; bottom: number; width: number }, shape: RoomShape): Box {
  const { x, bottom, width } = places.rooms[shape].character;
  const unit = width / 96;
  const size = spot.width * unit;
  const height = (size * 46) / 48;
  return {
    x: x - width / 2 + spot.x * unit - size / 2,
    y: bottom - width + spot.bottom * unit - height,
    width: size,
    height,
  };
}

export function within(id: NestThingId, { x, y }: Point, shape: RoomShape): Point {
  const zone = zoneOf(id);
  const box = zoneBox(zone, shape);
  const [home = 0] = places.things[id][shape];
  const inside = {
    x: Math.min(box.x + box.width, Math.max(box.x, x)),
    y: Math.min(box.y + box.height, Math.max(box.y, y)),
  };
  if (zone === 'branch') {
    const half = id === 'star-garland' ? (places.things[id][shape][2] ?? 0) : 0;
    const along = Math.max(box.x + half / 2, Math.min(box.x + box.width - half / 2, inside.x));
    return { x: along, y: branchAt(along, shape) + (HANGS[id] ?? -6) };
  }
  if (zone === 'trunk') return { x: home, y: inside.y };
  if (id === 'blanket')
    return { x: Math.min(home + 50, Math.max(home - 50, inside.x)), y: homeOf(id, new Map(), shape).y };
  return inside;
}

function boxAt(id: NestThingId, at: Point, shape: RoomShape, isHome: boolean): Omit<Placed, 'isWorn'> {
  const [, , width = 0] = places.things[id][shape];
  const height = id === 'rug' ? (width * 74) / 320 : id === 'blanket' ? (width * 190) / 300 : width;
  const anchor = anchorOf(id);
  const top = anchor === 'bottom' ? at.y - height : anchor === 'top' ? at.y : at.y - height / 2;
  return { id, at, x: at.x - width / 2, y: top, width, height, layer: layerOf(id, at, shape, isHome) };
}

/** On the ground, lower things are in front of others. */
function layerOf(id: NestThingId, { y }: Point, shape: RoomShape, isHome: boolean): number {
  const layer = places.things[id].layer * 10;
  if (zoneOf(id) !== 'ground' || isHome) return layer;
  const box = zoneBox('ground', shape);
  const { nest } = places.rooms[shape];
  const depth = Math.round(((y - box.y) / box.height) * 50);
  return (y > nest.y + nest.height * 0.85 ? 590 : 300) + depth;
}

/** The things from left to right. A worn crown is on `head`. */
export function placedThings(places_: Places, shape: RoomShape, head: Box | null): Placed[] {
  return [...places_]
    .flatMap(([id, place]): Placed[] => {
      if (place === TOY_BOX) return [];
      const own = readPlace(id, place, shape);
      if (id === 'crown-cushion' && own === null && head)
        return [{ id, at: browOf(head), ...head, layer: 460, isWorn: true }];
      const at = own ?? homeOf(id, places_, shape);
      return [{ ...boxAt(id, at, shape, own === null), isWorn: false }];
    })
    .toSorted((a, b) => a.at.x - b.at.x);
}

const browOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height });

export function ringsFor(id: NestThingId, things: readonly Placed[], shape: RoomShape): Point[] {
  if (zoneOf(id) !== 'branch' || id === 'birdhouse') return [];
  const others = things.filter((thing) => thing.id !== id && anchorOf(thing.id) === 'top');
  const box = zoneBox('branch', shape);
  const half = id === 'star-garland' ? (places.things[id][shape][2] ?? 0) / 2 : 0;
  return RINGS[shape]
    .filter(
      (x) =>
        x >= box.x + half &&
        x <= box.x + box.width - half &&
        others.every((other) => Math.abs(other.at.x - x) > (other.width + half) * 0.45),
    )
    .map((x) => ({ x, y: branchAt(x, shape) + 4 }));
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function nearestRing(rings: readonly Point[], { x }: Point): Point | null {
  return rings.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
}

/** The place of a dropped thing: null for home, `undefined` outside its zone. `head` can wear the crown. */
export function dropped(
  id: NestThingId,
  to: Point,
  {
    things,
    places: places_,
    shape,
    head,
  }: { things: readonly Placed[]; places: Places; shape: RoomShape; head: Box | null },
): string | null | undefined {
  if (id === 'rug') return undefined;
  if (id === 'lamp') {
    const top = shelfTop(places_, shape);
    if (top && distance(top, to) <= SNAP.lamp) return null;
  }
  if (id === 'crown-cushion' && head && distance(browOf(head), to) <= SNAP[id]) return null;
  const box = zoneBox(zoneOf(id), shape);
  // A thing is above the finger, so it is above the branch when the finger is on a ring.
  const [above, below] = zoneOf(id) === 'branch' ? [Infinity, 2 * MARGIN] : [MARGIN, MARGIN];
  const isIn =
    to.x >= box.x - MARGIN &&
    to.x <= box.x + box.width + MARGIN &&
    to.y >= box.y - above &&
    to.y <= box.y + box.height + below;
  if (!isIn) return undefined;
  const ring = nearestRing(ringsFor(id, things, shape), to);
  return writePlace(id, within(id, ring ? { x: ring.x, y: to.y } : to, shape), shape);
}

export const pct = (part: number, whole: number) => `${(part / whole) * 100}%`;

export const boxStyle = ({ x, y, width, height }: Box, size: Room['size']) => ({
  left: pct(x, size.width),
  top: pct(y, size.height),
  width: pct(width, size.width),
  height: pct(height, size.height),
});

const WIDE_PX = 620;

export function useRoomShape(): [RoomShape, (element: HTMLElement | null) => (() => void) | undefined] {
  const [shape, setShape] = useState<RoomShape>('wide');
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setShape(element.clientWidth > 0 && element.clientWidth < WIDE_PX ? 'tall' : 'wide');
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [shape, measure];
}
