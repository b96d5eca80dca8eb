import { describe, expect, it } from 'vitest';
import { BADGES } from './badges';
import { levelFor } from './levels';
import { NEST_THINGS, nextThing, ownedThings } from './nest-things';

describe('nest items', () => {
  it('are sixteen, one per badge and one at six levels', () => {
    expect(NEST_THINGS).toHaveLength(16);
    expect(new Set(NEST_THINGS.map(({ id }) => id)).size).toBe(16);
    const earnedBy = NEST_THINGS.map((thing) => thing.earnedBy).toSorted();
    const levels = [5, 10, 15, 20, 30, 50].map((level) => `level-${level}`);
    expect(earnedBy).toEqual([...BADGES.map(({ id }) => id), ...levels].toSorted());
  });

  it('are earned one by one with the first star of their badge or level', () => {
    for (const { id, earnedBy, starRequirement } of NEST_THINGS) {
      const ids = (stars: number) => ownedThings(stars).map((thing) => thing.id);
      expect(ids(starRequirement)).toContain(id);
      expect(ids(starRequirement - 1)).not.toContain(id);
      const level = Number(/^level-(\d+)$/.exec(earnedBy)?.[1] ?? levelFor(starRequirement));
      expect(levelFor(starRequirement)).toBe(level);
    }
    expect(ownedThings(0)).toEqual([]);
    expect(ownedThings(1).map(({ id }) => id)).toEqual(['birdhouse']);
    expect(ownedThings(1000)).toEqual(NEST_THINGS);
  });

  it('have a next item until all are earned', () => {
    expect(nextThing(0)).toMatchObject({ id: 'birdhouse', starRequirement: 1 });
    expect(nextThing(1)?.id).toBe('blanket');
    expect(nextThing(999)?.earnedBy).toBe('legend');
    expect(nextThing(1000)).toBeNull();
  });
});
