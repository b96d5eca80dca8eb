import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inDays,
  isLate,
  nextOccurrenceStart,
  nextPeriodStart,
  occurrenceNumber,
  occurrenceOn,
  periodStart,
  upcomingOccurrences,
} from '../../tests/support/dated-schedule';
import { anyInstant, anyZone } from '../../tests/support/time-samples';
import { addDays, calendarDateOf, weekdayOf } from './calendar';
import { dateOf, dayOf } from './day';
import { occurrencesDue, patternOf, type Schedule } from './schedule';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyWeekStart = fc.integer({ min: 0, max: 6 });
const anyWeekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });
const anyRepeating: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), days: anyWeekdays }),
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: 10 }),
    per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  }),
  fc.record({
    kind: fc.constant('every' as const),
    days: fc.integer({ min: 2, max: 90 }),
    from: anyDate,
  }),
);
const anySchedule: fc.Arbitrary<Schedule> = fc.oneof(
  anyRepeating,
  fc.constant<Schedule>({ kind: 'anytime' }),
  fc.record({ kind: fc.constant('once' as const), on: fc.option(anyDate) }),
);
const anyContext = fc.record({ createdOn: anyDate, weekStart: anyWeekStart });
/** The date is not before the chore's creation. */
const anyMoment = fc
  .tuple(anyContext, fc.integer({ min: 0, max: 800 }))
  .map(([context, after]) => ({ context, date: addDays(context.createdOn, after) }));

const sunday = { createdOn: '2026-01-01', weekStart: 0 };

describe('occurrenceOn', () => {
  it.each<[string, Schedule, string, string | null, string | null, string | null]>([
    [
      'a weekday itself',
      { kind: 'days', days: [1, 4] },
      '2026-03-02',
      '2026-03-02',
      '2026-03-02',
      '2026-03-05',
    ],
    [
      'the days after it',
      { kind: 'days', days: [1, 4] },
      '2026-03-04',
      '2026-03-02',
      '2026-03-02',
      '2026-03-05',
    ],
    ['one day a week', { kind: 'days', days: [0] }, '2026-03-07', '2026-03-01', '2026-03-01', '2026-03-08'],
    [
      'times a day',
      { kind: 'times', times: 2, per: 'day' },
      '2026-02-28',
      '2026-02-28',
      '2026-02-28',
      '2026-03-01',
    ],
    [
      'times a week',
      { kind: 'times', times: 3, per: 'week' },
      '2026-03-04',
      '2026-03-01/2026-03-07',
      '2026-03-07',
      '2026-03-08',
    ],
    [
      'times a month',
      { kind: 'times', times: 3, per: 'month' },
      '2028-02-11',
      '2028-02-01/2028-02-29',
      '2028-02-29',
      '2028-03-01',
    ],
    [
      'times in December',
      { kind: 'times', times: 1, per: 'month' },
      '2026-12-31',
      '2026-12-01/2026-12-31',
      '2026-12-31',
      '2027-01-01',
    ],
    [
      'every third day',
      { kind: 'every', days: 3, from: '2026-02-27' },
      '2026-03-04',
      '2026-03-02',
      '2026-03-02',
      '2026-03-05',
    ],
    [
      'before the first of every',
      { kind: 'every', days: 3, from: '2026-03-10' },
      '2026-03-04',
      null,
      null,
      '2026-03-10',
    ],
    ['before the one day', { kind: 'once', on: '2026-03-10' }, '2026-03-04', null, null, '2026-03-10'],
    ['after the one day', { kind: 'once', on: '2026-03-01' }, '2026-03-04', '2026-03-01', '2026-03-01', null],
    ['once without a day', { kind: 'once', on: null }, '2026-03-04', 'once', null, null],
    ['any time', { kind: 'anytime' }, '2026-03-04', null, null, null],
  ])('knows %s', (_what, schedule, date, key, dueOn, next) => {
    const occurrence = occurrenceOn(schedule, date, sunday);
    expect(occurrence?.key ?? null).toBe(key);
    expect(occurrence?.dueOn ?? null).toBe(dueOn);
    expect(nextOccurrenceStart(schedule, date, sunday)).toBe(next);
  });

  it('ignores an occurrence that was due before the chore was created', () => {
    const madeOnWednesday = { createdOn: '2026-03-04', weekStart: 0 };
    const mondays: Schedule = { kind: 'days', days: [1] };
    expect(occurrenceOn(mondays, '2026-03-04', madeOnWednesday)).toBeNull();
    expect(nextOccurrenceStart(mondays, '2026-03-04', madeOnWednesday)).toBe('2026-03-09');
    expect(occurrenceOn({ kind: 'once', on: '2026-03-01' }, '2026-03-04', madeOnWednesday)).toBeNull();
    // A running week or month counts.
    expect(occurrenceOn({ kind: 'times', times: 1, per: 'week' }, '2026-03-04', madeOnWednesday)?.key).toBe(
      '2026-03-01/2026-03-07',
    );
  });

  it('allows as many submissions as the schedule', () => {
    expect(occurrenceOn({ kind: 'times', times: 4, per: 'week' }, '2026-03-04', sunday)?.needed).toBe(4);
    expect(occurrenceOn({ kind: 'days', days: [3] }, '2026-03-04', sunday)?.needed).toBe(1);
  });

  it('has started by the date, and is unchanged until the next one starts', () => {
    fc.assert(
      fc.property(anyRepeating, anyMoment, (schedule, { date, context }) => {
        const occurrence = occurrenceOn(schedule, date, context);
        const next = nextOccurrenceStart(schedule, date, context);
        expect(next).not.toBeNull();
        const lastDay = addDays(next ?? date, -1);
        expect(next! > date).toBe(true);
        expect(occurrenceOn(schedule, lastDay, context)).toEqual(occurrence);
        expect(occurrenceOn(schedule, next!, context)?.startsOn).toBe(next);
        const startsOn = occurrence?.startsOn ?? date;
        expect(startsOn <= date).toBe(true);
        expect(occurrenceOn(schedule, startsOn, context)).toEqual(occurrence);
      }),
    );
  });

  it('is due within its period, and never before the chore was created', () => {
    fc.assert(
      fc.property(anySchedule, anyMoment, (schedule, { date, context }) => {
        const occurrence = occurrenceOn(schedule, date, context);
        fc.pre(occurrence !== null && occurrence.dueOn !== null);
        const { startsOn, dueOn } = occurrence;
        const next = nextOccurrenceStart(schedule, date, context) ?? '9999-12-31';
        expect(dueOn >= startsOn).toBe(true);
        expect(dueOn >= context.createdOn).toBe(true);
        expect(dueOn < next).toBe(true);
      }),
    );
  });

  it('is only on the schedule’s weekdays', () => {
    fc.assert(
      fc.property(anyWeekdays, anyMoment, (days, { date, context }) => {
        const occurrence = occurrenceOn({ kind: 'days', days }, date, context);
        fc.pre(occurrence !== null);
        expect(days).toContain(weekdayOf(occurrence.startsOn));
      }),
    );
  });

  it('changes at local midnight in every time zone, also when clocks change', () => {
    fc.assert(
      fc.property(anyRepeating, anyInstant, anyZone, anyWeekStart, (schedule, instant, zone, weekStart) => {
        const date = calendarDateOf(instant, zone);
        const context = { createdOn: addDays(date, -40), weekStart };
        const occurrence = occurrenceOn(schedule, date, context);
        const hourLater = calendarDateOf(new Date(instant.getTime() + 3_600_000), zone);
        const later = occurrenceOn(schedule, hourLater, context);
        const next = nextOccurrenceStart(schedule, date, context);
        // An hour later, it is another one only if the next one's day has come.
        expect(later?.key === occurrence?.key).toBe(next === null || hourLater < next);
      }),
    );
  });
});

describe('isLate', () => {
  it('is true after the due day, but not within a week or month with several occurrences', () => {
    const monday = occurrenceOn({ kind: 'days', days: [1] }, '2026-03-02', sunday)!;
    expect([isLate(monday, '2026-03-02'), isLate(monday, '2026-03-03')]).toEqual([false, true]);
    fc.assert(
      fc.property(
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        anyMoment,
        (per, { date, context }) => {
          const occurrence = occurrenceOn({ kind: 'times', times: 2, per }, date, context);
          expect(occurrence && isLate(occurrence, date)).toBe(false);
        },
      ),
    );
  });
});

describe('occurrenceNumber', () => {
  it('increases by one with each occurrence', () => {
    fc.assert(
      fc.property(anyRepeating, anyMoment, (schedule, { date, context }) => {
        const next = nextOccurrenceStart(schedule, date, context)!;
        const now = occurrenceOn(schedule, date, context) ? occurrenceNumber(schedule, date, context) + 1 : 0;
        expect(occurrenceNumber(schedule, next, context)).toBe(now);
      }),
    );
  });

  it('is 0 on the day the chore was created', () => {
    fc.assert(
      fc.property(anySchedule, anyContext, (schedule, context) => {
        expect(occurrenceNumber(schedule, context.createdOn, context)).toBe(0);
      }),
    );
  });
});

describe('periodStart', () => {
  it('starts weeks on the family’s first weekday, and months on day 1', () => {
    fc.assert(
      fc.property(anyDate, anyWeekStart, (date, weekStart) => {
        expect(weekdayOf(periodStart('week', date, weekStart))).toBe(weekStart);
        expect(weekdayOf(nextPeriodStart('week', date, weekStart))).toBe(weekStart);
        expect(nextPeriodStart('month', date, weekStart).slice(8)).toBe('01');
        for (const per of ['day', 'week', 'month'] as const) {
          expect(periodStart(per, date, weekStart) <= date).toBe(true);
          expect(nextPeriodStart(per, date, weekStart) > date).toBe(true);
          expect(periodStart(per, addDays(nextPeriodStart(per, date, weekStart), -1), weekStart)).toBe(
            periodStart(per, date, weekStart),
          );
        }
      }),
    );
  });
});

describe('occurrencesDue', () => {
  it('returns each occurrence due in the range once, in order', () => {
    fc.assert(
      fc.property(
        anySchedule,
        anyMoment,
        fc.integer({ min: 0, max: 100 }),
        (schedule, { date, context }, days) => {
          const [from, to] = [dayOf(date), dayOf(date) + days];
          const due = [...occurrencesDue(patternOf(schedule), from, to, inDays(context))];
          const expected = Array.from({ length: days + 1 }, (_, index) => addDays(date, index)).filter(
            (day) => occurrenceOn(schedule, day, context)?.dueOn === day,
          );
          expect(due.map(({ dueOn }) => dateOf(dueOn ?? 0))).toEqual(expected);
        },
      ),
    );
  });
});

describe('upcomingOccurrences', () => {
  it('excludes late occurrences and anytime chores', () => {
    const monday = { createdOn: '2026-03-01', weekStart: 0 };
    const due = (schedule: Schedule, date: string) =>
      upcomingOccurrences(schedule, date, monday, 3).map(({ dueOn }) => dueOn);
    expect(due({ kind: 'days', days: [1] }, '2026-03-03')).toEqual([
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
    ]);
    expect(due({ kind: 'once', on: '2026-03-02' }, '2026-03-03')).toEqual([]);
    expect(due({ kind: 'once', on: null }, '2026-03-03')).toEqual([null]);
    expect(due({ kind: 'anytime' }, '2026-03-03')).toEqual([]);
  });

  it('are the current and future ones in order, without past ones', () => {
    fc.assert(
      fc.property(anyRepeating, anyMoment, (schedule, { context, date }) => {
        const upcoming = upcomingOccurrences(schedule, date, context, 3);
        expect(upcoming).toHaveLength(3);
        for (const occurrence of upcoming) {
          const from = occurrence.startsOn < date ? date : occurrence.startsOn;
          expect(occurrenceOn(schedule, from, context)).toEqual(occurrence);
          expect(isLate(occurrence, date)).toBe(false);
        }
        const starts = upcoming.map(({ startsOn }) => startsOn);
        expect(starts.slice(0, -1).map((day) => nextOccurrenceStart(schedule, day, context))).toEqual(
          starts.slice(1),
        );
      }),
    );
  });
});
