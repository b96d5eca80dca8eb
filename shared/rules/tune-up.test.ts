import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../tests/support/timelines';
import { addDays } from './calendar';
import type { ChoreRules } from './chore-history';
import { dayOf, type Day } from './day';
import { occurrenceOn, patternOf, type Schedule } from './schedule';
import {
  countedDays,
  outOfReachReward,
  isTrusted,
  monthBefore,
  monthlyPace,
  nearCost,
  neverDone,
  REACH_MONTHS,
  hasEnoughData,
  TUNE_UP_CHORES,
  TUNE_UP_DAYS,
  areReviewsSlow,
  type SavingKid,
} from './tune-up';

const MARCH = { from: dayOf('2026-03-01'), until: dayOf('2026-03-31') };
const never = () => false;

const date = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2000-01-01', days));

describe('monthBefore', () => {
  it.each([
    ['2026-03-01', '2026-02-01', '2026-02-28'],
    ['2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-15', '2025-12-01', '2025-12-31'],
    ['2024-03-09', '2024-02-01', '2024-02-29'],
  ])('of %s is %s to %s', (today, from, until) => {
    expect(monthBefore(today)).toEqual({ from, until });
  });

  it('ends on the day before the current month', () => {
    fc.assert(
      fc.property(date, (today) => {
        const { from, until } = monthBefore(today);
        expect(addDays(until, 1)).toBe(`${today.slice(0, 7)}-01`);
        expect(from).toBe(`${until.slice(0, 7)}-01`);
      }),
    );
  });
});

describe('countedDays', () => {
  it('excludes days before the kid was added and paused days', () => {
    expect(countedDays(MARCH, dayOf('2025-01-01'), never)).toBe(31);
    expect(countedDays(MARCH, dayOf('2026-03-22'), never)).toBe(10);
    expect(countedDays(MARCH, dayOf('2026-04-01'), never)).toBe(0);
    expect(countedDays(MARCH, dayOf('2025-01-01'), (day) => day > dayOf('2026-03-10'))).toBe(10);
  });

  it('are enough at the threshold for at least one kid', () => {
    const days = [0, TUNE_UP_DAYS];
    expect(hasEnoughData({ days, handedIn: TUNE_UP_CHORES })).toBe(true);
    expect(hasEnoughData({ days, handedIn: TUNE_UP_CHORES - 1 })).toBe(false);
    expect(hasEnoughData({ days: [TUNE_UP_DAYS - 1], handedIn: 100 })).toBe(false);
    expect(hasEnoughData({ days: [], handedIn: 100 })).toBe(false);
  });
});

const KIDS = ['mia', 'ben'];
interface Asked {
  rules?: Partial<ChoreRules>;
  madeOn?: string;
  kids?: string[];
  isPausedOn?: (kid: string, day: Day) => boolean;
}
const found = (
  schedule: Schedule,
  { rules, madeOn = '2026-01-01', kids = KIDS, isPausedOn = never }: Asked = {},
) =>
  neverDone(
    timelineOf({ schedule, ...rules }, { madeOn, kids }),
    MARCH,
    kids.map((id) => ({ id, since: 0, isPausedOn: (day) => isPausedOn(id, day) })),
  );
const isDueOn = (when: Schedule, day: Day) =>
  occurrenceOn(patternOf(when), day, { firstDay: dayOf('2026-01-01'), weekStart: 0 })?.dueOn === day;

describe('a chore that was never submitted', () => {
  it.each<[string, Schedule, number | null]>([
    ['at any time', { kind: 'anytime' }, null],
    ['once, without a day', { kind: 'once', on: null }, null],
    ['once', { kind: 'once', on: '2026-03-12' }, 1],
    ['on Saturdays', { kind: 'days', days: [6] }, 4],
    ['every day', { kind: 'times', times: 1, per: 'day' }, 31],
    ['twice a week', { kind: 'times', times: 2, per: 'week' }, 4],
    ['once a month', { kind: 'times', times: 1, per: 'month' }, 1],
    ['every 10 days', { kind: 'every', days: 10, from: '2026-01-01' }, 3],
  ])('scheduled %s counts its due dates regardless of the number of kids', (_when, schedule, timesDue) => {
    expect(found(schedule)).toEqual({ timesDue });
  });

  it('is null if it was not due, is inactive, has no kids or is new', () => {
    const later: Schedule = { kind: 'once', on: '2026-04-01' };
    expect(found(later)).toBeNull();
    expect(found({ kind: 'every', days: 90, from: '2026-02-15' })).toBeNull();
    const saturdays: Schedule = { kind: 'days', days: [6] };
    expect(found(saturdays, { rules: { isActive: false } })).toBeNull();
    expect(found(saturdays, { kids: [] })).toBeNull();
    expect(found(saturdays, { madeOn: '2026-03-20' })).toBeNull();
    expect(found({ kind: 'anytime' }, { madeOn: '2026-03-20' })).toBeNull();
  });

  it('counts each day once if kids take turns or share it', () => {
    const saturdays: Schedule = { kind: 'days', days: [6] };
    for (const sharing of ['first', 'turns'] as const)
      expect(found(saturdays, { rules: { sharing } })).toEqual({ timesDue: 4 });
  });

  it('ignores paused days for all schedules and pauses', () => {
    const schedule = fc.oneof(
      fc
        .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
        .map((days): Schedule => ({ kind: 'days', days })),
      fc.integer({ min: 2, max: 20 }).map((days): Schedule => ({ kind: 'every', days, from: '2026-01-01' })),
      fc.constant<Schedule>({ kind: 'times', times: 1, per: 'day' }),
    );
    fc.assert(
      fc.property(schedule, fc.uniqueArray(fc.integer({ min: 0, max: 30 })), (when, paused) => {
        const rests = new Set(paused.map((days) => MARCH.from + days));
        const due = Array.from({ length: 31 }, (_, day) => MARCH.from + day).filter((day) =>
          isDueOn(when, day),
        );
        const counted = due.filter((day) => !rests.has(day)).length;
        const isEnough = 31 - rests.size >= TUNE_UP_DAYS && counted > 0;
        expect(found(when, { isPausedOn: (_kid, day) => rests.has(day) })).toEqual(
          isEnough ? { timesDue: counted } : null,
        );
      }),
    );
  });

  it('is due for one kid while the other is paused', () => {
    const saturdays: Schedule = { kind: 'days', days: [6] };
    const miaRests = (kid: string) => kid === 'mia';
    expect(found(saturdays, { isPausedOn: miaRests })).toEqual({ timesDue: 4 });
    expect(found(saturdays, { rules: { kidIds: ['mia'] }, isPausedOn: miaRests })).toBeNull();
  });
});

const saver: fc.Arbitrary<SavingKid> = fc.record({
  kidId: fc.constantFrom('mia', 'ben', 'ada'),
  free: fc.integer({ min: 0, max: 5000 }),
  pace: fc.option(fc.integer({ min: 0, max: 2000 }).map((earned) => monthlyPace(earned, 31) ?? 0)),
});
const cost = fc.integer({ min: 1, max: 100_000 });

describe('monthlyPace', () => {
  it('is computed per 30 counted days and unknown with too few', () => {
    expect(monthlyPace(31, 31)).toBeCloseTo(30);
    expect(monthlyPace(40, 15)).toBeCloseTo(80);
    expect(monthlyPace(40, TUNE_UP_DAYS - 1)).toBeNull();
  });
});

describe('an unreachable reward', () => {
  it('takes the closest kid more than three months', () => {
    const mia = { kidId: 'mia', free: 20, pace: 60 };
    const ben = { kidId: 'ben', free: 0, pace: 10 };
    expect(outOfReachReward(200, [mia, ben])).toBeNull();
    expect(outOfReachReward(201, [mia, ben])).toEqual({ kidId: 'mia', months: 4, suggestedCost: 140 });
    expect(outOfReachReward(201, [ben])).toEqual({ kidId: 'ben', months: 21, suggestedCost: 20 });
    // Saved stars count.
    expect(outOfReachReward(600, [{ kidId: 'ben', free: 590, pace: 10 }])).toBeNull();
  });

  it('is null if no kid earns stars or has enough history', () => {
    expect(
      outOfReachReward(500, [
        { kidId: 'mia', free: 0, pace: 0 },
        { kidId: 'ben', free: 0, pace: null },
      ]),
    ).toBeNull();
    expect(outOfReachReward(500, [])).toBeNull();
  });

  it('gets a lower suggested price that a kid can reach', () => {
    fc.assert(
      fc.property(cost, fc.array(saver, { maxLength: 4 }), (price, savers) => {
        const far = outOfReachReward(price, savers);
        fc.pre(far !== null);
        const inReach = savers.some(
          ({ free, pace }) => pace !== null && pace > 0 && price - free <= REACH_MONTHS * pace,
        );
        expect(inReach).toBe(false);
        expect(far.suggestedCost).toBeGreaterThanOrEqual(1);
        expect(far.suggestedCost).toBeLessThan(price);
        expect(far.months).toBeGreaterThan(REACH_MONTHS);
        expect(outOfReachReward(far.suggestedCost, savers)).toBeNull();
      }),
    );
  });
});

describe('the suggested price of a new reward', () => {
  it('exists if no reward is within reach', () => {
    expect(nearCost({ free: 0, pace: 61 }, [])).toBe(30);
    expect(nearCost({ free: 10, pace: 60 }, [41, 500])).toBe(30);
    expect(nearCost({ free: 10, pace: 60 }, [40])).toBeNull();
    expect(nearCost({ free: 10, pace: 0 }, [])).toBeNull();
    expect(nearCost({ free: 10, pace: null }, [])).toBeNull();
  });

  it('is itself within reach', () => {
    fc.assert(
      fc.property(saver, fc.array(cost), (kid, costs) => {
        const suggested = nearCost(kid, costs);
        // Earning less than two stars a month, a kid can't even reach one.
        fc.pre(suggested !== null && (kid.pace ?? 0) >= 2);
        expect(suggested).toBeGreaterThanOrEqual(1);
        expect(nearCost(kid, [...costs, suggested])).toBeNull();
      }),
    );
  });
});

describe('slow reviews', () => {
  const HOUR = 60;
  it.each([
    ['most reviews take a day', 5, 24 * HOUR, 30 * HOUR, true],
    ['one took a week', 5, HOUR, 170 * HOUR, true],
    ['reviews come in the evening', 40, 5 * HOUR, 26 * HOUR, false],
    ['too few reviews to tell', 4, 24 * HOUR, 170 * HOUR, false],
  ])('%s', (_what, reviews, medianMinutes, longestMinutes, long) => {
    expect(areReviewsSlow({ reviews, medianMinutes, longestMinutes })).toBe(long);
  });

  it('are unnecessary if every one of several was approved', () => {
    expect(isTrusted({ reviews: 4, approvals: 4 })).toBe(true);
    expect(isTrusted({ reviews: 9, approvals: 8 })).toBe(false);
    expect(isTrusted({ reviews: 3, approvals: 3 })).toBe(false);
  });
});
