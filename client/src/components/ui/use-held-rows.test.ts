import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS } from '@/lib/input/taps';
import { CLOSE_MS, useHeldRows } from './use-held-rows';

const [bed, cat, plants] = [{ id: 'bed' }, { id: 'cat' }, { id: 'plants' }];

let leaving: string[];
const render = () =>
  renderHook(({ items }) => useHeldRows(items, ({ id }) => leaving.includes(id)), {
    initialProps: { items: [bed, cat, plants] },
  });
const statesOf = ({ result }: ReturnType<typeof render>) =>
  result.current.map(({ item, state }) => `${item.id} ${state}`);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  leaving = [];
  return () => vi.useRealTimers();
});

it('keeps the space of a removed row for 600 ms', () => {
  const rows = render();
  rows.rerender({ items: [bed, plants] });
  expect(statesOf(rows)).toEqual(['bed here', 'cat done', 'plants here']);
  wait(DOUBLE_TAP_MS - 1);
  expect(statesOf(rows)).toEqual(['bed here', 'cat done', 'plants here']);
  wait(1);
  expect(statesOf(rows)).toEqual(['bed here', 'cat closing', 'plants here']);
  wait(CLOSE_MS);
  expect(statesOf(rows)).toEqual(['bed here', 'plants here']);
});

it('waits for the last of several rows', () => {
  const rows = render();
  rows.rerender({ items: [cat, plants] });
  wait(DOUBLE_TAP_MS - 100);
  rows.rerender({ items: [plants] });
  wait(DOUBLE_TAP_MS - 1);
  expect(statesOf(rows)).toEqual(['bed done', 'cat done', 'plants here']);
  wait(1);
  wait(CLOSE_MS);
  expect(statesOf(rows)).toEqual(['plants here']);
});

it('brings back a row whose review failed', () => {
  const rows = render();
  leaving = ['cat'];
  rows.rerender({ items: [bed, cat, plants] });
  wait(DOUBLE_TAP_MS);
  wait(CLOSE_MS);
  expect(statesOf(rows)).toEqual(['bed here', 'cat closed', 'plants here']);
  leaving = [];
  rows.rerender({ items: [bed, cat, plants] });
  expect(statesOf(rows)).toEqual(['bed here', 'cat here', 'plants here']);
});
