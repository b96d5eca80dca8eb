import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awakeUntil } from '@/lib/page/awake';
import { DOZE_MS, useIdle } from './use-idle';

const IDLE_MS = 180_000;
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('useIdle', () => {
  const onGone = vi.fn<() => void>();
  const start = (idleMs: number | null = IDLE_MS) => renderHook(() => useIdle(idleMs, onGone)).result;

  beforeEach(() => {
    vi.useFakeTimers();
    onGone.mockReset();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('dozes after the idle time and ends 20 seconds later', () => {
    const idle = start();
    wait(IDLE_MS - 1);
    expect(idle.current.dozing).toBe(false);
    wait(1);
    expect(idle.current.dozing).toBe(true);
    wait(DOZE_MS - 1);
    expect(onGone).not.toHaveBeenCalled();
    wait(1);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('counts from the end of a running timer', () => {
    const idle = start();
    wait(1000);
    awakeUntil.set(Date.now() + 300_000);
    wait(300_000 + IDLE_MS - 1);
    expect(idle.current.dozing).toBe(false);
    wait(1);
    expect(idle.current.dozing).toBe(true);
    awakeUntil.set(0);
  });

  it.each(['pointerDown', 'pointerMove', 'wheel', 'keyDown'] as const)('counts from the last %s', (touch) => {
    const idle = start();
    wait(IDLE_MS - 1000);
    fireEvent[touch](document.body);
    wait(IDLE_MS - 1);
    expect(idle.current.dozing).toBe(false);
    wait(1);
    expect(idle.current.dozing).toBe(true);
  });

  it('is woken by calling wake, not by a touch, and then restarts the count', () => {
    const idle = start();
    wait(IDLE_MS + 10_000);
    fireEvent.pointerDown(document.body);
    expect(idle.current.dozing).toBe(true);
    act(() => idle.current.wake());
    expect(idle.current.dozing).toBe(false);
    wait(IDLE_MS - 1);
    expect([idle.current.dozing, onGone.mock.calls.length]).toEqual([false, 0]);
    wait(1);
    expect(idle.current.dozing).toBe(true);
  });

  it('pauses while the page is hidden and ends immediately if that was too long', () => {
    const idle = start();
    look('hidden');
    wait(IDLE_MS + DOZE_MS + 60_000);
    expect([idle.current.dozing, onGone.mock.calls.length]).toEqual([false, 0]);
    look('visible');
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('does nothing until the idle time is known', () => {
    const idle = start(null);
    wait(IDLE_MS * 10);
    expect([idle.current.dozing, onGone.mock.calls.length]).toEqual([false, 0]);
  });
});
