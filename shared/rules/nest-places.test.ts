import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KID_CHORE_STATES } from './kid-chores';
import { drawnPlaces, isNestFull, nestPlaces, type NestChore } from './nest-places';
import type { Schedule } from './schedule';

const DAILY: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const ANYTIME: Schedule = { kind: 'anytime' };
const pending = { status: 'pending' } as const;
const approved = { status: 'approved' } as const;
const chore = (changes: Partial<NestChore> = {}): NestChore => ({
  schedule: DAILY,
  state: 'due',
  neededCount: 1,
  today: [],
  ...changes,
});
const anytime = (changes: Partial<NestChore> = {}) =>
  chore({ schedule: ANYTIME, neededCount: null, ...changes });
const looks = (...chores: NestChore[]) => nestPlaces(chores).map(({ look }) => look);

describe('nest places', () => {
  it('exist for each chore that is due, pending or done today', () => {
    expect(
      looks(
        chore(),
        chore({ schedule: { kind: 'once', on: null } }),
        chore({ state: 'waiting', today: [pending] }),
        chore({ state: 'done', today: [approved] }),
      ),
    ).toEqual(['hatched', 'waiting', 'empty', 'empty']);
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
    const twice = { schedule, neededCount: 3, today: [approved, pending] };
    expect(looks(chore(twice))).toEqual(['hatched', 'waiting', 'empty']);
    expect(looks(chore({ ...twice, state: 'resting' }))).toEqual(['hatched', 'waiting']);
  });

  it('include unscheduled chores once they are submitted', () => {
    const weekly = chore({ schedule: { kind: 'times', times: 2, per: 'week' }, neededCount: 2 });
    expect(looks(chore(), weekly, anytime())).toEqual(['empty']);
    expect(looks(chore(), { ...weekly, today: [pending] }, anytime({ today: [approved, approved] }))).toEqual(
      ['hatched', 'hatched', 'waiting', 'empty'],
    );
  });

  it('are up to three if all chores are unscheduled', () => {
    expect(looks(anytime(), anytime())).toEqual(['empty', 'empty']);
    expect(looks(anytime(), anytime(), anytime({ state: 'resting' }))).toEqual(['empty', 'empty']);
    expect(looks(...Array.from({ length: 6 }, () => anytime({ today: [pending] })))).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(looks()).toEqual([]);
  });
});

describe('a full nest', () => {
  it('has places and no empty one', () => {
    expect(isNestFull([])).toBe(false);
    expect(isNestFull(nestPlaces([chore()]))).toBe(false);
    expect(isNestFull(nestPlaces([chore({ state: 'waiting', today: [pending] })]))).toBe(true);
  });
});

const anyChore: fc.Arbitrary<NestChore> = fc.record({
  schedule: fc.constantFrom<Schedule>(
    DAILY,
    ANYTIME,
    { kind: 'times', times: 3, per: 'day' },
    { kind: 'times', times: 2, per: 'week' },
  ),
  state: fc.constantFrom(...KID_CHORE_STATES),
  neededCount: fc.constantFrom(null, 1, 3),
  today: fc.array(fc.constantFrom(pending, approved), { maxLength: 3 }),
});

describe('drawn places', () => {
  it('are at most nine, proportional, and full exactly when the nest is', () => {
    fc.assert(
      fc.property(fc.array(anyChore, { maxLength: 40 }), (chores) => {
        const places = nestPlaces(chores);
        const drawn = drawnPlaces(places);
        expect(drawn).toHaveLength(Math.min(9, places.length));
        expect(isNestFull(drawn)).toBe(isNestFull(places));
        const share = (all: typeof places) => all.filter(({ look }) => look !== 'empty').length;
        expect(share(drawn) * places.length).toBeLessThanOrEqual(share(places) * drawn.length);
      }),
    );
  });
});
