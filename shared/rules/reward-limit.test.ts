import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { availableAgainOn, type RewardLimit } from './reward-limit';
import { dateOf, dayOf } from './day';
import { nextPeriodStart } from './schedule';

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const anyWeekStart = fc.integer({ min: 0, max: 6 });
const anyLimit: fc.Arbitrary<RewardLimit> = fc.record({
  times: fc.integer({ min: 1, max: 10 }),
  per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
});

describe('availableAgainOn', () => {
  it.each<[RewardLimit | null, string[], string | null]>([
    [null, ['2026-03-04', '2026-03-04'], null],
    [{ times: 1, per: 'day' }, ['2026-03-03'], null],
    [{ times: 1, per: 'day' }, ['2026-03-04'], '2026-03-05'],
    [{ times: 2, per: 'week' }, ['2026-03-01', '2026-03-02'], null],
    [{ times: 2, per: 'week' }, ['2026-03-02', '2026-03-04'], '2026-03-09'],
    [{ times: 1, per: 'month' }, ['2026-02-28'], null],
    [{ times: 1, per: 'month' }, ['2026-03-01'], '2026-04-01'],
  ])('for %j and requests on %j is %s on Wednesday, March 4, with weeks from Monday', (limit, days, then) => {
    expect(availableAgainOn(limit, days, '2026-03-04', 1)).toBe(then);
  });

  it('allows exactly the limit per period', () => {
    fc.assert(
      fc.property(anyLimit, anyDate, anyWeekStart, fc.nat(400), (limit, today, weekStart, back) => {
        const requested: string[] = [];
        let day = addDays(today, -back);
        const counts = new Map<string, number>();
        while (day <= today) {
          while (availableAgainOn(limit, requested, day, weekStart) === null) {
            requested.push(day);
            const period = dateOf(nextPeriodStart(limit.per, dayOf(day), weekStart));
            counts.set(period, (counts.get(period) ?? 0) + 1);
          }
          day = availableAgainOn(limit, requested, day, weekStart) ?? addDays(day, 1);
        }
        for (const count of counts.values()) expect(count).toBe(limit.times);
      }),
    );
  });
});
