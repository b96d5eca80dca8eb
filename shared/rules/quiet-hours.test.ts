import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../constants';
import { wallTimeAt } from './clock';
import { quietUntil } from './quiet-hours';

const at = (iso: string) => new Date(iso);
const until = (hours: string, now: string, zone = 'UTC') => {
  const [from = '', end = ''] = hours.split('-');
  return quietUntil({ from, until: end }, at(now), zone)?.toISOString() ?? null;
};

describe('quietUntil', () => {
  it('crosses midnight if the end is earlier than the start', () => {
    expect(until('21:00-06:30', '2026-03-10T20:59:59Z')).toBeNull();
    expect(until('21:00-06:30', '2026-03-10T21:00:00Z')).toBe('2026-03-11T06:30:00.000Z');
    expect(until('21:00-06:30', '2026-03-11T06:29:59Z')).toBe('2026-03-11T06:30:00.000Z');
    expect(until('21:00-06:30', '2026-03-11T06:30:00Z')).toBeNull();
    expect(until('13:00-14:00', '2026-03-11T13:30:00Z')).toBe('2026-03-11T14:00:00.000Z');
  });

  it("uses the family's time zone", () => {
    expect(until('21:00-06:30', '2026-07-01T19:30:00Z', 'Europe/Berlin')).toBe('2026-07-02T04:30:00.000Z');
    expect(until('21:00-06:30', '2026-07-01T19:30:00Z', 'America/New_York')).toBeNull();
    expect(until('21:00-06:30', '2026-07-01T08:00:00Z', 'Pacific/Kiritimati')).toBe(
      '2026-07-01T16:30:00.000Z',
    );
  });

  it('ends at local time in nights with 23 and 25 hours', () => {
    expect(until('22:00-06:00', '2026-03-28T22:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T04:00:00.000Z');
    expect(until('22:00-06:00', '2026-10-24T21:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T05:00:00.000Z');
    // 2:30 doesn't exist in one night and occurs twice in the other.
    expect(until('22:00-02:30', '2026-03-28T22:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(until('22:00-02:30', '2026-10-24T21:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  const time = fc
    .nat({ max: 1439 })
    .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Africa/Cairo',
  );
  const instant = fc
    .integer({ min: Date.UTC(2026, 0, 1) / MINUTE_MS, max: Date.UTC(2028, 0, 1) / MINUTE_MS })
    .map((minute) => new Date(minute * MINUTE_MS));

  it('returns a time exactly during quiet hours', () => {
    fc.assert(
      fc.property(time, time, instant, zone, (from, end, now, where) => {
        fc.pre(from !== end);
        const quiet = { from, until: end };
        const over = quietUntil(quiet, now, where);
        const shown = new Date(wallTimeAt(now.getTime(), where)).toISOString().slice(11, 16);
        const within = from < end ? shown >= from && shown < end : shown >= from || shown < end;
        expect(over !== null).toBe(within);
        if (!over) return;
        expect(over.getTime()).toBeGreaterThan(now.getTime());
        expect(over.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 60 * MINUTE_MS);
        expect(quietUntil(quiet, over, where)).toBeNull();
        expect(quietUntil(quiet, new Date(over.getTime() - MINUTE_MS), where)).not.toBeNull();
      }),
    );
  });
});
