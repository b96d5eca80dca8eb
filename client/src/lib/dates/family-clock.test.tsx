import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, type Reply } from '../../../../tests/support/client';
import { useFamilyClock, useZoneClock } from './family-clock';
import { createQueryClient } from '@/lib/api/query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

function kidsDevice(reply: () => Reply) {
  pretendServer({ 'GET /api/family': reply });
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useFamilyClock(), { wrapper }).result;
}

describe("a kid's device", () => {
  it("counts days in the family's time zone, even when its clocks change", async () => {
    vi.setSystemTime('2026-03-10T12:00:00Z');
    const clock = kidsDevice(() => ({ body: { id: 'f', name: null, timezone: 'America/New_York' } }));
    expect(clock.current).toBeNull();
    await pass(10);
    // 0:30 in summer time is already the next day.
    expect(clock.current?.dayOf('2026-03-10T04:30:00Z')).toBe('2026-03-10');
    expect(clock.current?.dayOf('2026-03-08T04:30:00Z')).toBe('2026-03-07');
    expect(clock.current).toMatchObject({ today: '2026-03-10', weekStart: '2026-03-08' });
  });

  it("uses its own time zone if the family's can't be loaded", async () => {
    const clock = kidsDevice(() => null);
    await pass(10);
    const own = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
    expect(clock.current?.today).toBe(own);
  });
});

describe('today', () => {
  it('changes at midnight in the time zone', async () => {
    vi.setSystemTime('2026-03-28T10:59:59Z');
    const { result } = renderHook(() => useZoneClock('Pacific/Auckland'));
    expect(result.current).toMatchObject({ today: '2026-03-28', weekStart: '2026-03-22' });
    await pass(1000);
    expect(result.current).toMatchObject({ today: '2026-03-29', weekStart: '2026-03-29' });
  });

  it('changes the part of the day at noon and at five in the time zone', async () => {
    vi.setSystemTime('2026-03-28T06:29:59.500Z');
    const { result } = renderHook(() => useZoneClock('Asia/Kolkata'));
    expect(result.current.partOfDay).toBe('morning');
    await pass(500);
    expect(result.current.partOfDay).toBe('afternoon');
    await pass(5 * 3_600_000);
    expect(result.current).toMatchObject({ today: '2026-03-28', partOfDay: 'evening' });
  });

  it('is updated when a page becomes visible after sleeping', () => {
    vi.setSystemTime('2026-03-28T12:00:00Z');
    const { result } = renderHook(() => useZoneClock('UTC'));
    vi.setSystemTime('2026-04-02T07:00:00Z');
    expect(result.current.today).toBe('2026-03-28');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toMatchObject({ today: '2026-04-02', weekStart: '2026-03-29' });
  });
});
