import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { post } from '@/lib/api-client';
import { REPORT_MS, useReportActivity } from './use-report-activity';

vi.mock('@/lib/api-client', () => ({ post: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

const reports = () => vi.mocked(post).mock.calls.length;
const TYPES = ['pointerdown'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(post).mockClear();
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('reports the first touch immediately, and further ones once per interval', () => {
  renderHook(() => useReportActivity(TYPES, true));
  expect(reports()).toBe(0);
  for (let touches = 0; touches < 5; touches += 1) fireEvent.pointerDown(document.body);
  expect(reports()).toBe(1);
  wait(REPORT_MS);
  expect(reports()).toBe(2);
  wait(REPORT_MS * 3);
  expect(reports()).toBe(2);
  fireEvent.pointerDown(document.body);
  expect(reports()).toBe(3);
});

it('reports nothing while it is inactive', () => {
  renderHook(() => useReportActivity(TYPES, false));
  fireEvent.pointerDown(document.body);
  wait(REPORT_MS);
  expect(reports()).toBe(0);
});
