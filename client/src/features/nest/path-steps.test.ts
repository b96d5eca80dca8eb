import { describe, expect, it } from 'vitest';
import { NEST_THINGS } from '@shared/rules/nest-things';
import { pathSteps } from './path-steps';
import { giftsOf, leavesOf } from './tree-gifts';

describe('the path', () => {
  it('leads to the next thing and counts its stars only', () => {
    for (let lifetime = 0; lifetime < 1000; lifetime += 1) {
      const next = NEST_THINGS.find(({ starRequirement }) => starRequirement > lifetime);
      const { goal, missing, stars, behind, ahead } = pathSteps(lifetime);
      expect(goal).toBe(next?.id);
      expect(missing).toBe((next?.starRequirement ?? 0) - lifetime);
      expect(stars.lit).toBeLessThan(stars.count);
      expect(behind.length + 1 + ahead.length).toBeLessThanOrEqual(6);
    }
  });

  it('shows a stone for each level before the thing, and hides the rest if there are too many', () => {
    // The lamp needs 140 stars.
    const { behind, now, ahead, hides, stars } = pathSteps(116);
    expect([behind, ahead].map((stones) => stones.map(({ level }) => level))).toEqual([
      [10, 11],
      [13, 14],
    ]);
    expect({ now: now.level, hides, stars }).toEqual({ now: 12, hides: false, stars: { count: 10, lit: 6 } });
    expect(pathSteps(750)).toMatchObject({ hides: true, ahead: [{ level: 77 }, { level: 78 }] });
  });

  it('describes the next reward of the path', () => {
    expect(pathSteps(126).next).toEqual({ stars: 4, brings: 'blossom' });
    expect(pathSteps(36).next).toEqual({ stars: 4, brings: 'thing' });
    expect(pathSteps(1036).next).toEqual({ stars: 4, brings: 'apple' });
  });

  it('leads to the next gift of the tree once the kid has every thing', () => {
    expect(pathSteps(1003)).toMatchObject({ goal: 'blossom', missing: 7, later: null, ahead: [] });
  });
});

describe('the tree', () => {
  it('has a gift for each level, an apple on every fifth', () => {
    const gifts = giftsOf(12, 'wide');
    expect(gifts.map(({ level }) => level)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(gifts.filter(({ kind }) => kind === 'apple').map(({ level }) => level)).toEqual([5, 10]);
    expect(giftsOf(1, 'tall')).toHaveLength(1);
    expect(leavesOf('tall')).toHaveLength(leavesOf('wide').length);
  });

  it('turns a blossom into an apple for each level above fifty, until all are ripe', () => {
    const apples = (level: number) => giftsOf(level, 'wide').filter(({ kind }) => kind === 'apple').length;
    expect([50, 51, 60, 90, 500].map(apples)).toEqual([10, 11, 20, 50, 50]);
  });
});
