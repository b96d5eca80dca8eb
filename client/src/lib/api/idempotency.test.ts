import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-client';
import { newIdempotencyKey, useIdempotencyKey, useIdempotencyKeys } from './idempotency';

const keyFor = (subject = 'reward 25') =>
  renderHook((props: { subject: string }) => useIdempotencyKey(props.subject), { initialProps: { subject } });

describe('an idempotency key', () => {
  it('stays the same until the outcome is known', () => {
    const { result } = keyFor();
    expect(result.current.current()).toBe(result.current.current());
  });

  it.each([
    ['the network failed', new TypeError('Failed to fetch')],
    ['the server failed', new ApiError(503, '', '{"message":"x","code":"unavailable"}')],
    ['the first attempt is still running', new ApiError(409, '', '{"message":"x","code":"in_progress"}')],
  ])('is kept for the next attempt when %s', (_case, error) => {
    const { result } = keyFor();
    const key = result.current.current();
    result.current.settled(error);
    expect(result.current.current()).toBe(key);
  });

  it.each([
    ['a success', undefined],
    ['a rejection', new ApiError(409, '', '{"message":"x","code":"price_changed"}')],
  ])('changes after %s', (_case, error) => {
    const { result } = keyFor();
    const key = result.current.current();
    result.current.settled(error);
    expect(result.current.current()).not.toBe(key);
  });

  it('changes with the price', () => {
    const { result, rerender } = keyFor();
    const key = result.current.current();
    rerender({ subject: 'reward 26' });
    expect(result.current.current()).not.toBe(key);
  });
});

describe('keys for several subjects', () => {
  it('are independent', () => {
    const { result } = renderHook(() => useIdempotencyKeys());
    const [mila, theo] = [result.current('mila'), result.current('theo')];
    const [first, second] = [mila.current(), theo.current()];
    expect(second).not.toBe(first);
    theo.settled();
    mila.settled(new TypeError('Failed to fetch'));
    expect(mila.current()).toBe(first);
    expect(theo.current()).not.toBe(second);
  });

  it('expire after the given time', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useIdempotencyKeys(1000));
    const key = result.current('mila').current();
    vi.advanceTimersByTime(1000);
    expect(result.current('mila').current()).toBe(key);
    vi.advanceTimersByTime(1);
    expect(result.current('mila').current()).not.toBe(key);
    vi.useRealTimers();
  });
});

it('a key is created without randomUUID, which plain HTTP lacks', () => {
  const real = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  });
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
