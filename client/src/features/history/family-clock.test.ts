import { describe, expect, it } from 'vitest';
import { weekOf } from '@shared/rules/week';
import { deviceClock, zoneClock } from './family-clock';

/** When the week that holds `instant` began for a family in `zone`, as a leaderboard entry tells it. */
function beginIn(zone: string, instant = '2026-01-14T12:00:00Z') {
  const week = weekOf(new Date(instant), zone);
  return { weekStart: week.startDate, createdAt: week.start.toISOString() };
}

describe('a kid’s device away from the family’s zone', () => {
  it.each([
    ['Pacific/Auckland', '2026-01-14T11:30:00Z', '2026-01-15'],
    ['Pacific/Pago_Pago', '2026-01-15T10:30:00Z', '2026-01-14'],
    ['Asia/Kolkata', '2026-01-14T18:45:00Z', '2026-01-15'],
    ['UTC', '2026-01-14T23:59:59Z', '2026-01-14'],
  ])('counts days as in %s', (zone, timestamp, date) => {
    expect(deviceClock(beginIn(zone), 'America/New_York').dayOf(timestamp)).toBe(date);
  });
});

describe('a kid’s device at home', () => {
  it('keeps to its own zone, so that summer and winter both have their days', () => {
    const clock = deviceClock(beginIn('Europe/Berlin'), 'Europe/Berlin');
    expect(clock.dayOf('2026-01-14T22:30:00Z')).toBe('2026-01-14');
    expect(clock.dayOf('2025-07-14T22:30:00Z')).toBe('2025-07-15');
  });

  it('is believed where there is nothing to compare it with', () => {
    expect(deviceClock(undefined, 'Asia/Tokyo').dayOf('2026-01-14T15:00:00Z')).toBe('2026-01-15');
  });
});

describe('a parent’s screen', () => {
  it('counts days in the family’s zone', () => {
    expect(zoneClock('Pacific/Auckland').dayOf('2026-01-14T11:30:00Z')).toBe('2026-01-15');
  });
});
