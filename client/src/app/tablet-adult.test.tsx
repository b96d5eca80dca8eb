import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pass, pretendServer, type Sent } from '../../../tests/support/client';
import { REPORT_MS, useReportActivity } from './tablet-adult';

let sent: Sent[];
const TYPES = ['pointerdown'];

beforeEach(() => {
  vi.useFakeTimers();
  sent = pretendServer({ 'POST /api/user/activity': () => ({ status: 204 }) });
});

it('reports the first touch immediately, and further ones once per interval', async () => {
  renderHook(() => useReportActivity(TYPES, true));
  expect(sent).toHaveLength(0);
  for (let touches = 0; touches < 5; touches += 1) fireEvent.pointerDown(document.body);
  await pass(1);
  expect(sent).toHaveLength(1);
  await pass(REPORT_MS);
  expect(sent).toHaveLength(2);
  await pass(REPORT_MS * 3);
  expect(sent).toHaveLength(2);
  fireEvent.pointerDown(document.body);
  await pass(1);
  expect(sent).toHaveLength(3);
});

it('reports nothing while it is inactive', async () => {
  renderHook(() => useReportActivity(TYPES, false));
  fireEvent.pointerDown(document.body);
  await pass(REPORT_MS);
  expect(sent).toHaveLength(0);
});
