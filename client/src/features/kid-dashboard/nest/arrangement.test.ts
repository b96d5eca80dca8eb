import { describe, expect, it } from 'vitest';
import { NEST_THINGS, ownedThings } from '@shared/rules/nest-things';
import { arrangementOf, moved, SPOTS } from './arrangement';

/** The things of a kid with so many stars, those in `places` put there. */
const items = (stars: number, places: Record<string, string> = {}) =>
  ownedThings(stars).map(({ id, earnedBy }) => ({ id, earnedBy, place: places[id] ?? null }));
const ALL = 1000;

describe('where the things of a nest stand', () => {
  it('is nowhere while there are none', () => {
    expect([...arrangementOf([])]).toEqual([]);
  });

  it('is a spot of its own for each, however many there are', () => {
    for (const { starRequirement } of NEST_THINGS) {
      const spots = [...arrangementOf(items(starRequirement)).values()];
      expect(spots).toHaveLength(ownedThings(starRequirement).length);
      expect(new Set(spots).size).toBe(spots.length);
    }
    expect(new Set(arrangementOf(items(ALL)).values())).toEqual(new Set(SPOTS));
  });

  it('is where the kid put them; a new thing takes no spot that is taken', () => {
    const home = arrangementOf(items(1)).get('birdhouse');
    expect(arrangementOf(items(1, { birdhouse: 'rim-2' })).get('birdhouse')).toBe('rim-2');
    // The blanket comes home to where the birdhouse was put.
    const both = arrangementOf(items(15, { birdhouse: 'hook-2' }));
    expect(both.get('birdhouse')).toBe('hook-2');
    expect(both.get('blanket')).toBe('branch-1');
    expect(home).toBe('branch-2');
  });

  it('is home for what is in no spot that we know, or in one with another', () => {
    const two = arrangementOf(items(15, { birdhouse: 'rim-1', blanket: 'rim-1' }));
    expect([...two]).toEqual([
      ['birdhouse', 'rim-1'],
      ['blanket', 'hook-2'],
    ]);
    expect(arrangementOf(items(1, { birdhouse: 'the moon' })).get('birdhouse')).toBe('branch-2');
  });

  it('leaves out things that this version does not know', () => {
    expect([...arrangementOf([{ id: 'throne', earnedBy: 'legend', place: 'rim-1' }])]).toEqual([]);
  });
});

describe('putting a thing elsewhere', () => {
  it('moves that one alone to a free spot', () => {
    const before = arrangementOf(items(15));
    expect([...moved(before, 'birdhouse', 'ground-4')]).toEqual([
      ['birdhouse', 'ground-4'],
      ['blanket', 'hook-2'],
    ]);
  });

  it('trades places with what stands there', () => {
    const after = moved(arrangementOf(items(ALL)), 'teddy', 'branch-2');
    expect(after.get('teddy')).toBe('branch-2');
    expect(after.get('birdhouse')).toBe('rim-2');
    expect(new Set(after.values()).size).toBe(16);
  });

  it('changes nothing for a thing that is not there, or that stays', () => {
    const before = arrangementOf(items(1));
    expect([...moved(before, 'teddy', 'branch-2')]).toEqual([...before]);
    expect([...moved(before, 'birdhouse', 'branch-2')]).toEqual([...before]);
  });
});
