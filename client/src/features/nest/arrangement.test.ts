import { describe, expect, it } from 'vitest';
import { NEST_THINGS, ownedThings } from '@shared/rules/nest-things';
import { arrangementOf, moved, SPOTS } from './arrangement';

/** The items of a kid with this number of stars, some of them at the given places. */
const items = (stars: number, places: Record<string, string> = {}) =>
  ownedThings(stars).map(({ id, earnedBy }) => ({ id, earnedBy, place: places[id] ?? null }));
const ALL = 1000;

describe('arrangementOf', () => {
  it('is empty without items', () => {
    expect([...arrangementOf([])]).toEqual([]);
  });

  it('gives each item its own spot', () => {
    for (const { starRequirement } of NEST_THINGS) {
      const spots = [...arrangementOf(items(starRequirement)).values()];
      expect(spots).toHaveLength(ownedThings(starRequirement).length);
      expect(new Set(spots).size).toBe(spots.length);
    }
    expect(new Set(arrangementOf(items(ALL)).values())).toEqual(new Set(SPOTS));
  });

  it('keeps items where the kid put them and never uses a taken spot', () => {
    const home = arrangementOf(items(1)).get('birdhouse');
    expect(arrangementOf(items(1, { birdhouse: 'rim-2' })).get('birdhouse')).toBe('rim-2');
    // The birdhouse occupies the blanket's default spot.
    const both = arrangementOf(items(15, { birdhouse: 'hook-2' }));
    expect(both.get('birdhouse')).toBe('hook-2');
    expect(both.get('blanket')).toBe('branch-1');
    expect(home).toBe('branch-2');
  });

  it('uses the default spot if the stored one is unknown or taken', () => {
    const two = arrangementOf(items(15, { birdhouse: 'rim-1', blanket: 'rim-1' }));
    expect([...two]).toEqual([
      ['birdhouse', 'rim-1'],
      ['blanket', 'hook-2'],
    ]);
    expect(arrangementOf(items(1, { birdhouse: 'the moon' })).get('birdhouse')).toBe('branch-2');
  });

  it('ignores unknown items', () => {
    expect([...arrangementOf([{ id: 'throne', earnedBy: 'legend', place: 'rim-1' }])]).toEqual([]);
  });
});

describe('moving an item', () => {
  it('moves only that item to a free spot', () => {
    const before = arrangementOf(items(15));
    expect([...moved(before, 'birdhouse', 'ground-4')]).toEqual([
      ['birdhouse', 'ground-4'],
      ['blanket', 'hook-2'],
    ]);
  });

  it('swaps with the item in the new spot', () => {
    const after = moved(arrangementOf(items(ALL)), 'teddy', 'branch-2');
    expect(after.get('teddy')).toBe('branch-2');
    expect(after.get('birdhouse')).toBe('rim-2');
    expect(new Set(after.values()).size).toBe(16);
  });

  it('changes nothing for a missing item or an unchanged spot', () => {
    const before = arrangementOf(items(1));
    expect([...moved(before, 'teddy', 'branch-2')]).toEqual([...before]);
    expect([...moved(before, 'birdhouse', 'branch-2')]).toEqual([...before]);
  });
});
