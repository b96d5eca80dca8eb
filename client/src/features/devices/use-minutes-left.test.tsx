import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinutesLeft } from './connect-device';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts down in minutes, shows 1 in the last minute, and stops at 0', () => {
  const until = new Date(Date.now() + 660_000).toISOString();
  const { result } = renderHook(() => useMinutesLeft(until, 10));
  const seen = [0, 120_000, 480_000, 59_000, 2000, 600_000].map((ms) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return result.current;
  });
  expect(seen).toEqual([10, 9, 1, 1, 0, 0]);
});
