import { describe, expect, it } from 'vitest';
import { NEST_THINGS, ownedThings, type NestThingId, zoneOf } from '@shared/rules/nest-things';
import {
  dropped,
  headOf,
  nearestRing,
  placedThings,
  placesOf,
  readPlace,
  ringsFor,
  roomSize,
  within,
  writePlace,
  zoneBox,
  type RoomShape,
} from './room-places';

const SHAPES: RoomShape[] = ['wide', 'tall'];

const head = headOf({ x: 48, bottom: 30, width: 32 }, 'wide');

const all = (stored: Partial<Record<NestThingId, string | null>> = {}) =>
  placesOf(ownedThings(1000).map(({ id, earnedBy }) => ({ id, earnedBy, place: stored[id] ?? null })));
const inRoom = (shape: RoomShape, stored: Partial<Record<NestThingId, string | null>> = {}) =>
  placedThings(all(stored), shape, head);
const thing = (id: NestThingId, shape: RoomShape, stored: Partial<Record<NestThingId, string | null>> = {}) =>
  inRoom(shape, stored).find((one) => one.id === id);
const drop = (
  id: NestThingId,
  x: number,
  y: number,
  stored: Partial<Record<NestThingId, string | null>> = {},
) => dropped(id, { x, y }, { things: inRoom('wide', stored), places: all(stored), shape: 'wide', head });

describe('the places of things', () => {
  it.each(SHAPES)('are inside the %s room at home, from left to right', (shape) => {
    const things = inRoom(shape);
    const { width, height } = roomSize(shape);
    expect(things).toHaveLength(NEST_THINGS.length);
    expect(things.map(({ at }) => at.x)).toEqual(things.map(({ at }) => at.x).toSorted((a, b) => a - b));
    for (const { at } of things) {
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(width);
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThanOrEqual(height + 10);
    }
  });

  it.each(SHAPES)('survive being stored in the %s room', (shape) => {
    for (const { id } of NEST_THINGS.filter((one) => one.id !== 'rug')) {
      const box = zoneBox(zoneOf(id), shape);
      for (const share of [0, 0.3, 1]) {
        const point = within(id, { x: box.x + share * box.width, y: box.y + share * box.height }, shape);
        const read = readPlace(id, writePlace(id, point, shape), shape);
        expect(read?.x).toBeCloseTo(point.x, -0.5);
        expect(read?.y).toBeCloseTo(point.y, -0.5);
      }
    }
  });

  it('default to home for old, broken and foreign values', () => {
    for (const place of ['branch-2', 'rim-1', 'sky:1,2', 'ground:12', 'ground:a,b', 'ground:500,1001', ''])
      expect(readPlace('mailbox', place, 'wide')).toBeNull();
  });

  it('exclude things in the toy box', () => {
    expect(thing('kite', 'wide', { kite: 'toy-box' })).toBeUndefined();
  });

  it('keep the lamp on the bookshelf, or on the ground without one', () => {
    const moved = thing('lamp', 'wide', { bookshelf: 'ground:900,500' });
    expect(moved?.at.x).toBe(thing('bookshelf', 'wide', { bookshelf: 'ground:900,500' })?.at.x);
    expect(thing('lamp', 'wide')?.at).toEqual({ x: 124, y: 334 });
    expect(thing('lamp', 'wide', { bookshelf: 'toy-box' })?.at.y).toBe(482);
  });

  it('draw lower things on the ground in front', () => {
    const layerAt = (place: string) => thing('bookshelf', 'wide', { bookshelf: place })?.layer ?? 0;
    expect(layerAt('ground:500,0')).toBeLessThan(layerAt('ground:500,500'));
    expect(layerAt('ground:500,500')).toBeLessThan(400);
    expect(layerAt('ground:500,1000')).toBeGreaterThan(500);
  });

  it('put the crown on the head only while it is at home', () => {
    expect(thing('crown-cushion', 'wide')?.isWorn).toBe(true);
    expect(thing('crown-cushion', 'wide', { 'crown-cushion': 'ground:100,900' })?.isWorn).toBe(false);
  });
});

describe('a drop', () => {
  it('moves a thing within its zone and close to it', () => {
    expect(drop('mailbox', 450, 500)).toBe('ground:500,556');
    expect(drop('mailbox', 450, 400)).toBe('ground:500,0');
    expect(drop('mailbox', 450, 300)).toBeUndefined();
    expect(drop('rug', 450, 540)).toBeUndefined();
  });

  it('hangs a thing on the nearest free ring', () => {
    const rings = ringsFor('lantern', inRoom('wide'), 'wide');
    const near = nearestRing(rings, { x: 400, y: 130 });
    expect(near?.x).toBe(420);
    const place = drop('lantern', 400, 150);
    expect(readPlace('lantern', place ?? '', 'wide')?.x).toBeCloseTo(420, 0);
    expect(rings.every(({ x }) => Math.abs(x - 524) > 40)).toBe(true);
    expect(drop('lantern', 400, -40)).toBe(place);
    expect(drop('lantern', 400, 400)).toBeUndefined();
  });

  it('snaps the lamp onto the bookshelf and the crown onto the head', () => {
    expect(drop('lamp', 150, 340)).toBeNull();
    expect(drop('lamp', 200, 440)).not.toBeNull();
    const crown = { 'crown-cushion': 'ground:100,900' };
    expect(drop('crown-cushion', 450, 330, crown)).toBeNull();
    expect(drop('crown-cushion', 300, 540, crown)).toMatch(/^ground:/);
  });
});
