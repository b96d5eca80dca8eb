import { describe, expect, it } from 'vitest';
import { dateAfterKey, dateIn, daysIn, monthOf, shiftMonth, weeksOf } from './month-grid';

describe('weeksOf', () => {
  it.each([
    ['February 2026, which begins on a Sunday and fills four weeks', 2026, 2, 4],
    ['November 2026', 2026, 11, 5],
    ['August 2026, which begins on a Saturday', 2026, 8, 6],
    ['February of a leap year', 2028, 2, 5],
  ])('returns full weeks for %s', (_what, year, month, count) => {
    const weeks = weeksOf({ year, month });
    expect(weeks).toHaveLength(count);
    const days = weeks.flat();
    expect(days).toHaveLength(count * 7);
    expect(weeks.every(([sunday]) => new Date(`${sunday}T00:00:00Z`).getUTCDay() === 0)).toBe(true);
    expect(days).toContain(dateIn({ year, month }, 1));
    expect(days).toContain(dateIn({ year, month }, daysIn({ year, month })));
  });
});

describe('month helpers', () => {
  it('cross the turn of the year', () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(shiftMonth({ year: 2026, month: 5 }, -17)).toEqual({ year: 2024, month: 12 });
  });

  it('read the month of a date', () => {
    expect(monthOf('2026-03-31')).toEqual({ year: 2026, month: 3 });
  });
});

describe('grid keys', () => {
  it.each([
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowRight', '2026-02-28', '2026-03-01'],
    ['ArrowUp', '2026-03-04', '2026-02-25'],
    ['ArrowDown', '2026-03-04', '2026-03-11'],
    ['Home', '2026-03-11', '2026-03-08'],
    ['End', '2026-03-11', '2026-03-14'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-01-31', '2026-02-28'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(dateAfterKey(from, key)).toBe(to);
  });

  it('Home and End stay within the month', () => {
    // April 2026 starts on a Wednesday and ends on a Thursday.
    expect(dateAfterKey('2026-04-03', 'Home')).toBe('2026-04-01');
    expect(dateAfterKey('2026-04-28', 'End')).toBe('2026-04-30');
  });

  it('Shift makes PageUp and PageDown move by a year, even from a leap day', () => {
    expect(dateAfterKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
    expect(dateAfterKey('2026-05-05', 'PageDown', true)).toBe('2027-05-05');
  });

  it('ignores other keys', () => {
    expect(dateAfterKey('2026-05-05', 'Tab')).toBeNull();
  });
});
