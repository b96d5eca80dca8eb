import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTS_OF_DAY } from '../constants';
import { KID_CHORE_STATES } from './kid-chores';
import { placesToDraw, isNestFull, nestPlacesOf, type NestChore } from './nest-places';
import type { Schedule } from './schedule';

const DAILY: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const ANYTIME: Schedule = { kind: 'anytime' };
let clock = 0;
const laid = (status: 'pending' | 'approved' | 'rejected') => ({ status, submittedAt: (clock += 1) });
const chore = (changes: Partial<NestChore> = {}): NestChore => ({
  schedule: DAILY,
  partOfDay: null,
  state: 'due',
  neededCount: 1,
  today: [],
  ...changes,
});
const anytime = (changes: Partial<NestChore> = {}) =>
  chore({ schedule: ANYTIME, neededCount: null, ...changes });
const looks = (...chores: NestChore[]) => nestPlacesOf(chores).map(({ look }) => look);

describe('nest places', () => {
  it('exist for each chore that is due, pending or done today', () => {
    expect(
      looks(
        chore(),
        chore({ schedule: { kind: 'once', on: null } }),
        chore({ state: 'waiting', today: [laid('pending')] }),
        chore({ state: 'done', today: [laid('approved')] }),
      ),
    ).toEqual(['waiting', 'hatched', 'empty', 'empty']);
  });

  it('exclude chores of others, paused or later ones, and those submitted on another day', () => {
    expect(
      looks(
        ...(['taken', 'not_your_turn', 'resting', 'later', 'done', 'waiting'] as const).map((state) =>
          chore({ state }),
        ),
      ),
    ).toEqual([]);
  });

  it('exist for each repetition of a chore that is done several times a day', () => {
    const schedule: Schedule = { kind: 'times', times: 3, per: 'day' };
    const twice = { schedule, neededCount: 3, today: [laid('approved'), laid('pending')] };
    expect(looks(chore(twice))).toEqual(['hatched', 'waiting', 'empty']);
    expect(looks(chore({ ...twice, state: 'resting' }))).toEqual(['hatched', 'waiting']);
  });

  it('ignore unscheduled chores next to scheduled ones', () => {
    const weekly = chore({ schedule: { kind: 'times', times: 2, per: 'week' }, neededCount: 2 });
    expect(
      looks(chore(), { ...weekly, today: [laid('pending')] }, anytime({ today: [laid('approved')] })),
    ).toEqual(['empty']);
  });

  it('are up to three if all chores are unscheduled', () => {
    expect(looks(anytime(), anytime())).toEqual(['empty', 'empty']);
    expect(looks(anytime(), anytime(), anytime({ state: 'resting' }))).toEqual(['empty', 'empty']);
    expect(looks(...Array.from({ length: 6 }, () => anytime({ today: [laid('pending')] })))).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(looks()).toEqual([]);
  });

  it('of the evening come last among the open ones', () => {
    const parts = nestPlacesOf([chore({ partOfDay: 'evening' }), chore(), chore({ partOfDay: 'morning' })]);
    expect(parts.map((place) => place.chore?.partOfDay)).toEqual([null, 'morning', 'evening']);
  });

  it('return to a repeated submission after a rejection', () => {
    const rejected = chore({ today: [laid('rejected')] });
    const other = chore({ state: 'waiting', today: [laid('pending')] });
    expect(looks(other, rejected, chore())).toEqual(['empty', 'waiting', 'empty']);
    const again = { ...rejected, state: 'waiting' as const, today: [...rejected.today, laid('pending')] };
    expect(looks(other, again, chore())).toEqual(['waiting', 'waiting', 'empty']);
    expect(looks(other, { ...rejected, state: 'taken' }, chore())).toEqual(['waiting', 'empty']);
  });

  it('never move an egg when another one is laid or reviewed', () => {
    const step = fc.record({ chore: fc.nat(5), status: fc.constantFrom('pending', 'approved', 'rejected') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let chores = Array.from({ length: 6 }, () => chore());
        for (const { chore: index, status } of steps) {
          const before = ownersOf(chores);
          chores = chores.map((one, nth) => (nth === index ? stepped(one, status) : one));
          const after = ownersOf(chores);
          expect(after).toHaveLength(before.length);
          expect(before.map((owner, place) => (owner === -1 ? owner : after[place]))).toEqual(before);
        }
      }),
    );
  });
});

/** -1 for a place that was never filled. */
const ownersOf = (chores: NestChore[]) =>
  nestPlacesOf(chores).map(({ chore: owner }) => (owner?.today.length ? chores.indexOf(owner) : -1));

function stepped(one: NestChore, status: 'pending' | 'approved' | 'rejected'): NestChore {
  const last = one.today.at(-1);
  if (last?.status === 'pending') {
    const today = [...one.today.slice(0, -1), { ...last, status }];
    return { ...one, state: status === 'rejected' ? 'due' : 'done', today };
  }
  if (one.state !== 'due') return one;
  return { ...one, state: 'waiting', today: [...one.today, laid('pending')] };
}

describe('a full nest', () => {
  it('has places and no empty one', () => {
    expect(isNestFull([])).toBe(false);
    expect(isNestFull(nestPlacesOf([chore()]))).toBe(false);
    expect(isNestFull(nestPlacesOf([chore({ state: 'waiting', today: [laid('pending')] })]))).toBe(true);
  });
});

const anyChore: fc.Arbitrary<NestChore> = fc.record({
  schedule: fc.constantFrom<Schedule>(
    DAILY,
    ANYTIME,
    { kind: 'times', times: 3, per: 'day' },
    { kind: 'times', times: 2, per: 'week' },
  ),
  partOfDay: fc.constantFrom(null, ...PARTS_OF_DAY),
  state: fc.constantFrom(...KID_CHORE_STATES),
  neededCount: fc.constantFrom(null, 1, 3),
  today: fc.array(fc.record({ status: fc.constantFrom('pending', 'approved'), submittedAt: fc.nat() }), {
    maxLength: 3,
  }),
});

describe('drawn places', () => {
  it('are at most nine, in proportion with at least one egg, and full exactly when the nest is', () => {
    fc.assert(
      fc.property(fc.array(anyChore, { maxLength: 40 }), (chores) => {
        const places = nestPlacesOf(chores);
        const drawn = placesToDraw(places);
        expect(drawn).toHaveLength(Math.min(9, places.length));
        expect(isNestFull(drawn)).toBe(isNestFull(places));
        const share = (all: typeof places) => all.filter(({ look }) => look !== 'empty').length;
        const most = Math.max(places.length, share(places) * drawn.length);
        expect(share(drawn) * places.length).toBeLessThanOrEqual(most);
        expect(share(drawn) > 0).toBe(share(places) > 0);
      }),
    );
  });
});
