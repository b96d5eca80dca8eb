import { describe, expect, it } from 'vitest';
import { release, settle, type Placed, type Slots } from './settle';

const NONE: Slots = new Map();
const due: Placed = { key: 'dishes', section: 'now', rank: 4 };
const waiting: Placed = { key: 'dishes', section: 'done', rank: 0 };

describe('a chore that changes its section', () => {
  it('stays in place until it is released, then moves', () => {
    const before = settle(NONE, [due]);
    const held = settle(before, [waiting]);
    expect(held.get('dishes')).toEqual({ section: 'now', rank: 4, stays: true });
    expect(settle(held, [waiting])).toBe(held);
    expect(settle(release(held, 'dishes'), [waiting]).get('dishes')).toEqual({
      section: 'done',
      rank: 0,
      stays: false,
    });
  });

  it('is settled again if it changes back in the meantime', () => {
    const held = settle(settle(NONE, [due]), [waiting]);
    const back = settle(held, [due]);
    expect(back.get('dishes')).toEqual({ section: 'now', rank: 4, stays: false });
    expect(release(back, 'dishes')).toBe(back);
  });
});

describe('chores that are added, removed or change within their section', () => {
  it('move immediately', () => {
    const before = settle(NONE, [due]);
    expect(settle(before, [due])).toBe(before);
    expect(settle(before, [{ ...due, rank: 0 }]).get('dishes')?.rank).toBe(0);
    expect([...settle(before, [{ ...waiting, key: 'dust' }]).keys()]).toEqual(['dust']);
  });
});
