import { describe, expect, it } from 'vitest';
import { normalizeTimezone } from './timezone';

describe('normalizeTimezone', () => {
  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
    'keeps the time zone %s',
    (zone) => {
      expect(normalizeTimezone(zone)).toBe(zone);
    },
  );

  it.each(['Mars/Olympus', 'not a zone', '', '../../etc/passwd', "UTC'; DROP TABLE kids"])(
    'treats the unknown %j as UTC',
    (zone) => {
      expect(normalizeTimezone(zone)).toBe('UTC');
    },
  );

  it('treats a missing time zone as UTC', () => {
    expect(normalizeTimezone(undefined)).toBe('UTC');
  });

  it.each(['+02:00', '-1100'])(
    'treats the offset %s as UTC, because offsets have no daylight saving time',
    (offset) => {
      expect(normalizeTimezone(offset)).toBe('UTC');
    },
  );
});
