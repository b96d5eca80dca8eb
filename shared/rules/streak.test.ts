import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakOf, type StreakRecords } from './streak';

const TODAY = 20_532;
const ago = (days: number) => TODAY - days;
const on = (...days: number[]) => new Set(days.map(ago));

interface Records extends Pick<StreakRecords, 'isPausedOn'> {
  approvedOn: ReadonlySet<number>;
  pendingOn: ReadonlySet<number>;
  /** Set to null for a kid without scheduled chores. */
  isMissedOn: ((day: number) => boolean) | null;
  /** Days until the next occurrence begins, after which a chore is missed. */
  openDays: number;
  today: number;
}

function streak({
  approvedOn = new Set(),
  pendingOn = new Set(),
  isPausedOn = () => false,
  isMissedOn = () => true,
  openDays = 1,
  today = TODAY,
}: Partial<Records> = {}) {
  return streakOf({
    today,
    approvedOn: [...approvedOn].toSorted((a, b) => a - b),
    pendingOn,
    isPausedOn,
    isScheduledOn: () => isMissedOn !== null,
    missedChores: (from, to) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index)
        .filter((day) => isMissedOn?.(day) && !isPausedOn(day) && day + openDays <= today)
        .map((day) => ({ day, missedOn: day + openDays })),
  });
}

describe('streakOf, for a kid with a chore every day', () => {
  it('is 0 before the first approved chore', () => {
    expect(streak()).toEqual({ days: 0, best: 0, today: false });
    expect(streak({ pendingOn: on(0, 1) })).toEqual({ days: 0, best: 0, today: false });
  });

  it('counts the days in a row, today or up to yesterday', () => {
    expect(streak({ approvedOn: on(0) })).toEqual({ days: 1, best: 1, today: true });
    expect(streak({ approvedOn: on(0, 1, 2) })).toEqual({ days: 3, best: 3, today: true });
    expect(streak({ approvedOn: on(1, 2) })).toEqual({ days: 2, best: 2, today: false });
  });

  it('ends with a missed chore, and keeps the best', () => {
    expect(streak({ approvedOn: on(2, 3, 4) })).toEqual({ days: 0, best: 3, today: false });
    expect(streak({ approvedOn: on(0, 2, 3) })).toEqual({ days: 1, best: 2, today: true });
  });

  it('continues over a day with a pending review, without counting it', () => {
    expect(streak({ approvedOn: on(0, 2), pendingOn: on(1) })).toEqual({ days: 2, best: 2, today: true });
    expect(streak({ approvedOn: on(2), pendingOn: on(0, 1) })).toEqual({ days: 1, best: 1, today: false });
  });

  it('continues over paused days and days without a chore', () => {
    const isPausedOn = (day: number) => day >= ago(9) && day <= ago(3);
    expect(streak({ approvedOn: on(1, 2, 10, 11), isPausedOn })).toMatchObject({ days: 4, best: 4 });
    const isMissedOn = (day: number) => day === ago(6);
    expect(streak({ approvedOn: on(1, 5, 7), isMissedOn })).toMatchObject({ days: 2, best: 2 });
  });

  it('keeps the best of a run that a late chore ended afterward', () => {
    const isMissedOn = (day: number) => day === ago(9);
    const records = { approvedOn: on(5, 7, 8, 10), isMissedOn, openDays: 7 };
    expect(streak({ ...records, today: ago(3) })).toEqual({ days: 4, best: 4, today: false });
    expect(streak(records)).toEqual({ days: 3, best: 4, today: false });
    // The chore was missed before this day.
    const later = { ...records, approvedOn: on(1, 5, 7, 8, 10) };
    expect(streak(later)).toEqual({ days: 4, best: 4, today: false });
  });

  it('counts a paused day on which a chore was done', () => {
    expect(streak({ approvedOn: on(0, 1, 2), isPausedOn: () => true })).toMatchObject({ days: 3 });
  });
});

describe('streakOf, for a kid without scheduled chores', () => {
  const free = (...days: number[]) => streak({ approvedOn: on(...days), isMissedOn: null });

  it('forgives one day off in seven', () => {
    expect(free(1, 3)).toEqual({ days: 2, best: 2, today: false });
    expect(free(0, 2, 3, 4, 5, 6, 7, 9)).toMatchObject({ days: 8 });
    expect(free(2)).toMatchObject({ days: 1 });
  });

  it('begins after the first of two days off that are too close', () => {
    expect(free(1, 4)).toMatchObject({ days: 1, best: 1 });
    expect(free(0, 2, 3, 5, 6, 7)).toMatchObject({ days: 3, best: 5 });
    expect(free(3)).toMatchObject({ days: 0, best: 1 });
  });

  it('doesn’t count a paused or pending day as a day off', () => {
    const records = { approvedOn: on(0, 4), isMissedOn: null };
    expect(streak({ ...records, isPausedOn: (day) => day < ago(1) })).toMatchObject({ days: 2 });
    expect(streak({ ...records, pendingOn: on(1, 2) })).toMatchObject({ days: 2 });
  });
});

const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
interface History {
  approved: number[];
  waiting: number[];
  paused: number[];
  missed: number[] | null;
}

const history: fc.Arbitrary<History> = fc.record({
  approved: days,
  waiting: days,
  paused: days,
  missed: fc.option(days),
});

function streakIn(
  { approved, waiting, paused, missed }: History,
  times: Partial<Pick<Records, 'openDays' | 'today'>> = {},
) {
  const [pausedOn, missedOn] = [on(...paused), on(...(missed ?? []))];
  return streak({
    ...times,
    approvedOn: on(...approved),
    pendingOn: on(...waiting),
    isPausedOn: (day) => pausedOn.has(day),
    isMissedOn: missed && ((day) => missedOn.has(day)),
  });
}

describe('every streak', () => {
  it('counts only approved days, and never exceeds its best', () => {
    fc.assert(
      fc.property(history, (records) => {
        const { days: run, best, today } = streakIn(records);
        expect(run).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(records.approved.length);
        expect(today).toBe(records.approved.includes(0));
        expect(run).toBeGreaterThanOrEqual(today ? 1 : 0);
      }),
    );
  });

  it('never decreases when a day is approved, paused or forgiven', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 40 }), (records, day) => {
        const before = streakIn(records);
        const kinder = [
          { ...records, approved: [...new Set([...records.approved, day])] },
          { ...records, waiting: [...new Set([...records.waiting, day])] },
          { ...records, paused: [...new Set([...records.paused, day])] },
          { ...records, missed: records.missed && records.missed.filter((missed) => missed !== day) },
        ];
        for (const changed of kinder) {
          const after = streakIn(changed);
          expect(after.days).toBeGreaterThanOrEqual(before.days);
          expect(after.best).toBeGreaterThanOrEqual(before.best);
        }
      }),
    );
  });

  it('has a best that no later day lowers', () => {
    const openDays = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(history, openDays, fc.integer({ min: 1, max: 40 }), (records, open, daysLater) => {
        const { days: run, best } = streakIn(records, { openDays: open });
        const later = streakIn(records, { openDays: open, today: TODAY + daysLater });
        expect(best).toBeGreaterThanOrEqual(run);
        expect(later.best).toBe(best);
      }),
    );
  });

  it('does not depend on days before its run', () => {
    fc.assert(
      fc.property(history, days, (records, older) => {
        const before = streakIn({ ...records, missed: [...(records.missed ?? []), 45] });
        const approved = [...records.approved, ...older.map((day) => day + 50)];
        const after = streakIn({ ...records, approved, missed: [...(records.missed ?? []), 45] });
        expect(after.days).toBe(before.days);
      }),
    );
  });
});
