import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../constants';
import {
  addDays,
  calendarDateOf,
  daysBetween,
  monthDays,
  monthSpan,
  startOfDate,
  weekdayOf,
} from './calendar';
import { anyInstant, anyZone, shownAt } from '../../tests/support/time-samples';

const at = (iso: string) => new Date(iso);

describe('startOfDate', () => {
  it.each([
    ['UTC', '2026-03-01', '2026-03-01T00:00:00Z'],
    ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-01', '2026-03-01T11:00:00Z'],
    ['Asia/Kolkata', '2026-03-01', '2026-02-28T18:30:00Z'],
    ['Asia/Kathmandu', '2026-03-01', '2026-02-28T18:15:00Z'],
  ])('is midnight in %s', (zone, date, instant) => {
    expect(startOfDate(date, zone)).toEqual(at(instant));
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('gives %s on %s a day of %d hours', (zone, date, hours) => {
    const length = startOfDate(addDays(date, 1), zone).getTime() - startOfDate(date, zone).getTime();
    expect(length / HOUR_MS).toBe(hours);
  });

  it.each([
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
    ['Asia/Beirut', '2025-03-30', '2025-03-29T22:00:00Z'],
    ['Africa/Cairo', '2025-04-25', '2025-04-24T22:00:00Z'],
    ['America/Nuuk', '2025-03-30', '2025-03-30T01:00:00Z'],
  ])('is 1:00 if %s skips midnight on %s', (zone, date, instant) => {
    expect(startOfDate(date, zone)).toEqual(at(instant));
  });

  it.each([
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z'],
    ['Asia/Beirut', '2025-10-26', '2025-10-25T22:00:00Z'],
    ['Africa/Cairo', '2025-10-31', '2025-10-30T22:00:00Z'],
    ['America/Nuuk', '2025-10-26', '2025-10-26T02:00:00Z'],
  ])('comes after the hour that %s repeats before %s', (zone, date, instant) => {
    expect(startOfDate(date, zone)).toEqual(at(instant));
  });

  it.each([
    ['America/Havana', '2025-11-02', '2025-11-02T04:00:00Z'],
    ['Atlantic/Azores', '2025-10-26', '2025-10-26T00:00:00Z'],
    ['America/St_Johns', '2009-11-01', '2009-11-01T02:30:00Z'],
  ])('is the first of two midnights in %s on %s', (zone, date, instant) => {
    expect(startOfDate(date, zone)).toEqual(at(instant));
  });

  it("supports offsets with seconds, like Monrovia's until 1972", () => {
    expect(startOfDate('1971-05-01', 'Africa/Monrovia')).toEqual(at('1971-05-01T00:44:30Z'));
  });

  it('starts the day that Apia skipped together with the next one', () => {
    expect(startOfDate('2011-12-30', 'Pacific/Apia')).toEqual(startOfDate('2011-12-31', 'Pacific/Apia'));
  });

  it('treats an unknown time zone as UTC', () => {
    expect(startOfDate('2026-03-01', 'Mars/Olympus')).toEqual(at('2026-03-01T00:00:00Z'));
  });
});

describe('calendarDateOf', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-01-31T10:00:00Z', '2026-02-01'],
    ['Pacific/Kiritimati', '2026-01-31T09:59:59.999Z', '2026-01-31'],
    ['Pacific/Pago_Pago', '2026-02-01T10:59:59.999Z', '2026-01-31'],
    ['Pacific/Pago_Pago', '2026-02-01T11:00:00Z', '2026-02-01'],
    ['America/Nuuk', '2025-10-26T01:30:00Z', '2025-10-25'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(calendarDateOf(at(instant), zone)).toBe(date);
  });

  it('keeps the new day when clocks go back across midnight', () => {
    // This is the second 23:31 of the Saturday, after Sunday started.
    expect(calendarDateOf(at('2009-11-01T03:01:00Z'), 'America/St_Johns')).toBe('2009-11-01');
  });

  it('equals the local date', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        expect(calendarDateOf(instant, zone)).toBe(shownAt(instant, zone).date);
      }),
    );
  });

  it('is the date whose day contains the instant', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const date = calendarDateOf(instant, zone);
        expect(startOfDate(date, zone).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(startOfDate(addDays(date, 1), zone).getTime()).toBeGreaterThan(instant.getTime());
      }),
    );
  });
});

describe('monthSpan', () => {
  it('spans from the first of the month to the first of the next in local time', () => {
    expect(monthSpan(2026, 3, 'Europe/Berlin')).toEqual({
      start: at('2026-02-28T23:00:00Z'),
      end: at('2026-03-31T22:00:00Z'),
    });
    expect(monthSpan(2026, 12, 'Pacific/Kiritimati')).toEqual({
      start: at('2026-11-30T10:00:00Z'),
      end: at('2026-12-31T10:00:00Z'),
    });
  });

  it('works in the first and last supported years', () => {
    expect(monthSpan(1970, 1, 'UTC').start).toEqual(at('1970-01-01T00:00:00Z'));
    expect(monthSpan(2999, 12, 'UTC').end).toEqual(at('3000-01-01T00:00:00Z'));
  });

  it('is contiguous: each month ends when the next starts', () => {
    const month = fc.integer({ min: 0, max: 130 * 12 - 2 });
    fc.assert(
      fc.property(month, anyZone, (months, zone) => {
        const span = (count: number) => monthSpan(1970 + Math.floor(count / 12), (count % 12) + 1, zone);
        const here = span(months);
        expect(here.end).toEqual(span(months + 1).start);
        expect(shownAt(here.start, zone).date.slice(-2)).toBe('01');
        const days = (here.end.getTime() - here.start.getTime()) / DAY_MS;
        expect(days).toBeGreaterThan(26.9);
        expect(days).toBeLessThan(31.2);
      }),
    );
  });
});

describe('daysBetween', () => {
  it('returns all dates from the start to the end with their first instant', () => {
    expect(daysBetween(at('2026-03-28T22:30:00Z'), at('2026-03-29T22:00:00Z'), 'Europe/Berlin')).toEqual([
      { date: '2026-03-28', start: at('2026-03-27T23:00:00Z') },
      { date: '2026-03-29', start: at('2026-03-28T23:00:00Z') },
      { date: '2026-03-30', start: at('2026-03-29T22:00:00Z') },
    ]);
  });

  it('skips a date that never existed', () => {
    const days = daysBetween(at('2011-12-30T00:00:00Z'), at('2011-12-31T00:00:00Z'), 'Pacific/Apia');
    expect(days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
  });
});

describe('date arithmetic', () => {
  it('handles months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('returns weekdays starting with Sunday', () => {
    expect([weekdayOf('2026-03-01'), weekdayOf('2026-03-07')]).toEqual([0, 6]);
  });
});

describe('monthDays', () => {
  it.each([
    [2026, 12, '2026-12-01', '2026-12-31'],
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2028, 2, '2028-02-01', '2028-02-29'],
  ])('of %d-%d returns the first and last day', (year, month, first, last) => {
    expect(monthDays(year, month)).toEqual({ first, last });
  });
});
