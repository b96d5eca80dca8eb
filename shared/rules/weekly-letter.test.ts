import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants';
import { addDays, calendarDateOf, weekdayOf } from './calendar';
import { wallTimeAt } from './clock';
import { dueLetter, letterDays, letterSpan } from './weekly-letter';

const due = (now: string, weekStart = 1, timezone = 'UTC') =>
  dueLetter(new Date(now), { timezone, weekStart });

describe('dueLetter', () => {
  it('is due from 7:00 on the first day of the week until the end of the second', () => {
    expect(due('2026-03-09T06:59:59Z')).toBeNull();
    expect(due('2026-03-09T07:00:00Z')).toBe('2026-03-09');
    expect(due('2026-03-10T23:59:59Z')).toBe('2026-03-09');
    expect(due('2026-03-11T00:00:00Z')).toBeNull();
    expect(due('2026-03-08T12:00:00Z')).toBeNull();
    expect(due('2026-03-08T12:00:00Z', 0)).toBe('2026-03-08');
  });

  it("uses the family's time zone", () => {
    expect(due('2026-07-06T05:00:00Z', 1, 'Europe/Berlin')).toBe('2026-07-06');
    expect(due('2026-07-06T05:00:00Z', 1, 'America/New_York')).toBeNull();
    expect(due('2026-07-05T17:00:00Z', 1, 'Pacific/Kiritimati')).toBe('2026-07-06');
    expect(due('2026-07-06T17:59:00Z', 1, 'Pacific/Pago_Pago')).toBeNull();
    expect(due('2026-07-06T18:00:00Z', 1, 'Pacific/Pago_Pago')).toBe('2026-07-06');
  });

  const clock = fc.record({
    timezone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/St_Johns',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Asia/Beirut',
      'Africa/Cairo',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ),
    weekStart: fc.nat({ max: 6 }),
  });
  const instant = fc
    .integer({ min: Date.UTC(2026, 0, 1) / MINUTE_MS, max: Date.UTC(2028, 0, 1) / MINUTE_MS })
    .map((minute) => new Date(minute * MINUTE_MS));

  it('returns the first day of the current week, never before 7:00', () => {
    fc.assert(
      fc.property(clock, instant, (family, now) => {
        const first = dueLetter(now, family);
        const today = calendarDateOf(now, family.timezone);
        const hour = new Date(wallTimeAt(now.getTime(), family.timezone)).getUTCHours();
        const yesterday = addDays(today, -1);
        const firstDay = [today, yesterday].find((day) => weekdayOf(day) === family.weekStart) ?? null;
        expect(first).toBe(firstDay === today && hour < 7 ? null : firstDay);
      }),
    );
  });

  it('is due once per week, between 7:00 and 8:00, when checked hourly', () => {
    fc.assert(
      fc.property(clock, instant, (family, from) => {
        const sent: { week: string; at: number }[] = [];
        for (let hour = 0; hour < 5 * 7 * 24; hour += 1) {
          const at = from.getTime() + hour * HOUR_MS;
          const week = dueLetter(new Date(at), family);
          const last = sent.at(-1)?.week;
          if (week !== null && (last === undefined || last <= addDays(week, -7))) sent.push({ week, at });
        }
        expect(sent.length).toBeGreaterThanOrEqual(5);
        // The first check may have been in the middle of the due period.
        for (const [index, { week, at }] of sent.entries()) {
          if (index === 0) continue;
          expect(week).toBe(addDays(sent[index - 1]?.week ?? '', 7));
          expect(new Date(wallTimeAt(at, family.timezone)).getUTCHours()).toBe(7);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('covers the seven days before, without gaps', () => {
    fc.assert(
      fc.property(clock, instant, ({ timezone }, now) => {
        const first = calendarDateOf(now, timezone);
        const { start, end } = letterSpan(first, timezone);
        expect(letterSpan(addDays(first, 7), timezone).start).toEqual(end);
        expect(calendarDateOf(start, timezone)).toBe(letterDays(first).from);
        expect(calendarDateOf(new Date(end.getTime() - 1), timezone)).toBe(letterDays(first).until);
        expect(Math.abs(end.getTime() - start.getTime() - 7 * DAY_MS)).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });
});
