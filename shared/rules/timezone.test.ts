import { describe, expect, it } from 'vitest';
import { normalizeTimezone } from './timezone';

describe('normalizeTimezone', () => {
  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
    'keeps the zone %s',
    (zone) => {
      expect(normalizeTimezone(zone)).toBe(zone);
    },
  );

  it.each(['Mars/Olympus', 'not a zone', '', '../../etc/passwd', "UTC'; DROP TABLE kids"])(
    'counts the unknown %j as UTC',
    (zone) => {
      expect(normalizeTimezone(zone)).toBe('UTC');
    },
  );

  it('counts none as UTC', () => {
    expect(normalizeTimezone(undefined)).toBe('UTC');
  });

  it.each(['+02:00', '-1100'])('counts the offset %s as UTC, for it knows no daylight saving', (offset) => {
    expect(normalizeTimezone(offset)).toBe('UTC');
  });
});
