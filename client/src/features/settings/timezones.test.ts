import { describe, expect, it } from 'vitest';
import { allTimezones, findTimezones, timeIn, zoneLabel } from './timezones';

describe('zoneLabel', () => {
  it.each([
    ['America/New_York', 'New York (Eastern Time)'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina Standard Time)'],
    ['UTC', 'UTC (Coordinated Universal Time)'],
    ['Moon/Tranquility', 'Tranquility (Moon/Tranquility)'],
  ])('formats %s as %s', (zone, label) => {
    expect(zoneLabel(zone)).toBe(label);
  });
});

describe('findTimezones', () => {
  const zones = [
    'America/Port_of_Spain',
    'Atlantic/Madeira',
    'Europe/Lisbon',
    'Europe/Madrid',
    'Europe/Berlin',
  ];

  it('finds by any part of the name, with spaces and punctuation', () => {
    expect(findTimezones(zones, 'port of')).toEqual(['America/Port_of_Spain']);
    expect(findTimezones(zones, 'EUROPE, lis')).toEqual(['Europe/Lisbon']);
    expect(findTimezones(zones, 'central european')).toEqual(['Europe/Madrid', 'Europe/Berlin']);
    expect(findTimezones(zones, 'nowhere')).toEqual([]);
  });

  it('lists places that start with the search first', () => {
    expect(findTimezones(['America/El_Salvador', 'Africa/Salta', ...zones], 'sal')[0]).toBe('Africa/Salta');
  });

  it("starts with the current and the browser's time zone if nothing is typed", () => {
    expect(findTimezones(zones, ' ', ['Europe/Madrid', 'Europe/Berlin']).slice(0, 3)).toEqual([
      'Europe/Madrid',
      'Europe/Berlin',
      'America/Port_of_Spain',
    ]);
  });
});

describe('allTimezones', () => {
  it('contains UTC and the current time zone without duplicates', () => {
    const all = allTimezones('Moon/Tranquility');
    expect(all).toContain('UTC');
    expect(all).toContain('Moon/Tranquility');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('timeIn', () => {
  it('returns the time in that zone', () => {
    expect(timeIn('Asia/Kolkata', new Date('2026-03-01T12:00:00Z'))).toMatch(/^5:30\sPM$/);
  });
});
