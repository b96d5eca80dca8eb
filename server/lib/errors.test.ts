import { describe, expect, it } from 'vitest';
import { presentError, rateLimited, unauthorized, wrongCredentials } from './errors';

describe('rateLimited', () => {
  it.each([
    [1, 1, '1 second'],
    [29_500, 30, '30 seconds'],
    [60_000, 60, '60 seconds'],
    [120_000, 120, '2 minutes'],
    [14 * 60_000 + 1, 841, '15 minutes'],
    [12 * 3_600_000, 43_200, '12 hours'],
  ])('formats %d ms', (waitMs, retryAfter, words) => {
    const error = rateLimited(waitMs);
    expect(error).toMatchObject({ status: 429, code: 'rate_limited', retryAfter });
    expect(presentError(error)).toEqual({
      code: 'rate_limited',
      key: 'rate_limited',
      message: `Too many tries. Please wait ${words} and try again.`,
      params: { seconds: retryAfter },
    });
  });
});

describe('401', () => {
  it('uses Unauthorized for sessions only', () => {
    expect(presentError(unauthorized()).message).toBe('Unauthorized');
    expect(presentError(wrongCredentials('user')).message).not.toContain('Unauthorized');
  });
});
