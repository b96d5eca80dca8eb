import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant, anyZone, shownAt } from '../../tests/support/time-samples';
import { DAY_MS, HOUR_MS } from '../constants';
import { weekOf } from './week';

const at = (iso: string) => new Date(iso);

describe('weekOf', () => {
  it('spans from Sunday 0:00 to the next Sunday', () => {
    expect(weekOf(at('2026-03-04T12:00:00Z'), 'UTC')).toEqual({
      startDate: '2026-03-01',
      lastDate: '2026-03-07',
      start: at('2026-03-01T00:00:00Z'),
      end: at('2026-03-08T00:00:00Z'),
    });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-07T10:00:00Z'],
    ['Pacific/Tongatapu', '2026-03-07T11:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-08T11:00:00Z'],
    ['Asia/Kolkata', '2026-03-07T18:30:00Z'],
    // This Sunday has 23 hours but starts normally.
    ['America/New_York', '2026-03-08T05:00:00Z'],
  ])('starts in %s at %s, to the millisecond', (zone, instant) => {
    const sunday = at(instant);
    expect(weekOf(sunday, zone)).toMatchObject({ startDate: '2026-03-08', start: sunday });
    expect(weekOf(new Date(sunday.getTime() - 1), zone)).toMatchObject({
      startDate: '2026-03-01',
      end: sunday,
    });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', -1],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 1],
    ['Australia/Lord_Howe', '2026-04-05T12:00:00Z', 0.5],
    ['Australia/Lord_Howe', '2026-10-04T12:00:00Z', -0.5],
    ['Pacific/Apia', '2011-12-30T12:00:00Z', -24],
  ])('in %s around %s has seven days and %d hours', (zone, instant, more) => {
    const { start, end } = weekOf(at(instant), zone);
    expect((end.getTime() - start.getTime() - 7 * DAY_MS) / HOUR_MS).toBe(more);
  });

  it.each([
    // Sunday starts at 1:00 because 0:00 is skipped.
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['Asia/Beirut', '2025-03-29T22:00:00Z'],
    ['America/Nuuk', '2025-10-26T02:00:00Z'],
    ['America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['America/Havana', '2025-11-02T04:00:00Z'],
    ['America/St_Johns', '2009-11-01T02:30:00Z'],
  ])('starts in %s at %s despite a clock change at midnight', (zone, instant) => {
    const sunday = at(instant);
    expect(weekOf(sunday, zone).start).toEqual(sunday);
    expect(weekOf(new Date(sunday.getTime() - 1000), zone).end).toEqual(sunday);
    expect(weekOf(new Date(sunday.getTime() + 90 * 60_000), zone).start).toEqual(sunday);
  });

  it('contains the instant, starts on a local Sunday and follows a local Saturday', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const { start, end, startDate } = weekOf(instant, zone);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(end.getTime()).toBeGreaterThan(instant.getTime());
        expect(shownAt(start, zone)).toEqual({ date: startDate, weekday: 'Sun' });
        const before = shownAt(new Date(start.getTime() - 1000), zone).weekday;
        // Kiritimati skipped a Saturday.
        expect(before === 'Sat' || (zone === 'Pacific/Kiritimati' && before === 'Fri')).toBe(true);
      }),
    );
  });

  it('is contiguous: each week ends when the next starts', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const week = weekOf(instant, zone);
        expect(weekOf(week.end, zone).start).toEqual(week.end);
        expect(weekOf(new Date(week.start.getTime() - 1), zone).end).toEqual(week.start);
      }),
    );
  });
});
