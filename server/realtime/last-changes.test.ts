import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LastChanges } from './last-changes';

const START = Date.parse('2026-03-01T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe('LastChanges', () => {
  it('returns the start time without changes', () => {
    const changes = new LastChanges();
    vi.advanceTimersByTime(5000);
    expect(changes.of('a')).toBe(START);
  });

  it('returns the time of the latest change of the family', () => {
    const changes = new LastChanges();
    changes.note('a');
    vi.advanceTimersByTime(5000);
    changes.note('a');
    vi.advanceTimersByTime(5000);
    changes.note('b');
    expect(changes.of('a')).toBe(START + 5000);
  });

  it('never returns a time that is too early for an evicted family', () => {
    const changes = new LastChanges(1);
    vi.advanceTimersByTime(1000);
    changes.note('a');
    vi.advanceTimersByTime(1000);
    changes.note('b');
    expect(changes.of('a')).toBe(START + 1000);
    vi.advanceTimersByTime(1000);
    changes.forget();
    expect(changes.of('b')).toBe(START + 3000);
  });
});
