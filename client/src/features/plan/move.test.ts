import { describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { canDrop, moveAlways, moveOnce, withoutKid, type Move } from './move';

const MONDAY = '2026-06-22';
const TUESDAY = '2026-06-23';
const THURSDAY = '2026-06-25';
const EVERYONE = ['mia', 'leo', 'ava'];

const make = (more: Partial<Chore> = {}) =>
  ({
    id: 'cat',
    name: 'Feed the cat',
    starReward: 5,
    sharing: 'each',
    kidIds: [],
    schedule: { kind: 'days', days: [1, 2] },
    ...more,
  }) as Chore;
const move = (chore: Chore, from: Move['from'], to: Move['to']): Move => ({ chore, from, to });
const tuesday = { kidId: 'mia', day: TUESDAY };

describe('moving a chore for one day', () => {
  it('creates a separate chore for that kid', () => {
    expect(moveOnce(move(make(), tuesday, { kidId: 'leo', day: THURSDAY }), EVERYONE)).toMatchObject({
      create: {
        name: 'Feed the cat',
        schedule: { kind: 'once', on: THURSDAY },
        kidIds: ['leo'],
        sharing: 'each',
      },
    });
  });

  it('moves a chore that is done once', () => {
    const once = make({ schedule: { kind: 'once', on: TUESDAY }, kidIds: ['mia'] });
    expect(moveOnce(move(once, tuesday, { kidId: 'leo', day: THURSDAY }), EVERYONE)).toEqual({
      id: 'cat',
      update: { schedule: { kind: 'once', on: THURSDAY }, kidIds: ['leo'] },
    });
  });
});

describe('moving a chore permanently', () => {
  it.each<[string, Partial<Chore>, Move['from'], Move['to'], object]>([
    [
      'another weekday',
      {},
      tuesday,
      { kidId: 'mia', day: THURSDAY },
      { schedule: { kind: 'days', days: [1, 4] } },
    ],
    [
      'another kid on the same days',
      { kidIds: ['mia', 'ava'] },
      tuesday,
      { kidId: 'leo', day: TUESDAY },
      { schedule: { kind: 'days', days: [1, 2] }, kidIds: ['leo', 'ava'] },
    ],
    [
      'everyone but the one it was taken from',
      {},
      tuesday,
      { kidId: 'leo', day: THURSDAY },
      { schedule: { kind: 'days', days: [1, 4] }, kidIds: ['leo', 'ava'] },
    ],
    [
      'the same distance from another day',
      { schedule: { kind: 'every', days: 3, from: MONDAY } },
      { kidId: 'mia', day: MONDAY },
      { kidId: 'mia', day: TUESDAY },
      { schedule: { kind: 'every', days: 3, from: TUESDAY } },
    ],
    [
      'a weekday for one kid, for a chore that had none',
      { schedule: { kind: 'anytime' } },
      { kidId: null, day: null },
      { kidId: 'leo', day: THURSDAY },
      { schedule: { kind: 'days', days: [4] }, kidIds: ['leo'], sharing: 'each' },
    ],
    [
      'whoever is first, of all kids where it was for one',
      { kidIds: ['mia'], schedule: { kind: 'times', times: 2, per: 'week' } },
      tuesday,
      { kidId: null, day: TUESDAY },
      { schedule: { kind: 'days', days: [2] }, kidIds: [], sharing: 'first' },
    ],
    [
      'one kid, where it was for whoever is first',
      { sharing: 'first' },
      { kidId: null, day: TUESDAY },
      { kidId: 'ava', day: TUESDAY },
      { schedule: { kind: 'days', days: [1, 2] }, kidIds: ['ava'], sharing: 'each' },
    ],
  ])('updates %s', (_what, chore, from, to, update) => {
    expect(moveAlways(move(make(chore), from, to), EVERYONE)).toEqual({ id: 'cat', update });
  });
});

describe('canDrop', () => {
  const can = (to: Move['to'], more: Partial<Chore> = {}, there: Chore[] = [], rests = false) =>
    canDrop(
      move(make(more), tuesday, to),
      there.map((chore) => ({ chore })),
      TUESDAY,
      rests,
    );

  it('allows other days and rows, starting today', () => {
    expect(can({ kidId: 'leo', day: TUESDAY })).toBe(true);
    expect(can({ kidId: 'mia', day: THURSDAY })).toBe(true);
  });

  it('rejects past days, paused kids, the same place, duplicates and turns', () => {
    expect(can({ kidId: 'mia', day: MONDAY })).toBe(false);
    expect(can({ kidId: 'leo', day: TUESDAY }, {}, [], true)).toBe(false);
    expect(can(tuesday)).toBe(false);
    expect(can({ kidId: 'leo', day: TUESDAY }, {}, [make()])).toBe(false);
    expect(can({ kidId: 'leo', day: TUESDAY }, { sharing: 'turns' })).toBe(false);
  });
});

it('removes a kid from a chore unless no kid would remain', () => {
  expect(withoutKid(make(), 'mia', EVERYONE)).toEqual(['leo', 'ava']);
  expect(withoutKid(make({ kidIds: ['mia'] }), 'mia', EVERYONE)).toBeNull();
});
