import { act, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSettled, useStaysWhile, release, settle, type Placed, type Slots } from './use-settled';

const dust: Placed = { key: 'dust', section: 'now', rank: 1 };

function List({ inFirst, item = dust }: { inFirst: boolean; item?: Placed }) {
  useSettled([item]);
  const button = (
    <button key="dust" data-item="dust">
      Dust
    </button>
  );
  return (
    <>
      <div>{inFirst && button}</div>
      <div>{!inFirst && button}</div>
    </>
  );
}

const button = () => screen.getByRole('button');

describe('the focus of an item', () => {
  it('follows the item to another list', () => {
    const { rerender } = render(<List inFirst />);
    act(() => button().focus());
    rerender(<List inFirst={false} />);
    expect(document.activeElement).toBe(button());
  });

  it('is not moved when the list rerenders', async () => {
    const { rerender } = render(<List inFirst />);
    act(() => button().focus());
    await act(async () => button().blur());
    rerender(<List inFirst item={{ ...dust, rank: 2 }} />);
    expect(document.activeElement).toBe(document.body);
  });
});

it('an item that comes back and moves again stays for the full time', () => {
  vi.useFakeTimers();
  const done: Placed = { ...dust, section: 'done' };
  const { result, rerender } = renderHook((item: Placed) => useSettled([item]), { initialProps: dust });
  const section = () => result.current.get('dust')?.section;
  rerender(done);
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  rerender(dust);
  rerender(done);
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(section()).toBe('now');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(section()).toBe('done');
  vi.useRealTimers();
});

it('an item stays while it asks a question, and for the full time after it', () => {
  vi.useFakeTimers();
  const props = { item: dust, isAsking: false };
  const { result, rerender } = renderHook(
    ({ item, isAsking }: typeof props) => {
      useStaysWhile(isAsking, item.key);
      return useSettled([item]).get('dust')?.section;
    },
    { initialProps: props },
  );
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const item: Placed = { ...dust, section: 'done' };
  rerender({ item, isAsking: false });
  pass(3000);
  rerender({ item, isAsking: true });
  pass(30_000);
  rerender({ item, isAsking: false });
  pass(3999);
  expect(result.current).toBe('now');
  pass(1);
  expect(result.current).toBe('done');
  vi.useRealTimers();
});

const NONE: Slots = new Map();
const due: Placed = { key: 'dishes', section: 'now', rank: 4 };
const waiting: Placed = { key: 'dishes', section: 'done', rank: 0 };

describe('a chore that changes its section', () => {
  it('stays in place until it is released, then moves', () => {
    const before = settle(NONE, [due]);
    const held = settle(before, [waiting]);
    expect(held.get('dishes')).toEqual({ section: 'now', rank: 4, stays: true });
    expect(settle(held, [waiting])).toBe(held);
    expect(settle(release(held, 'dishes'), [waiting]).get('dishes')).toEqual({
      section: 'done',
      rank: 0,
      stays: false,
    });
  });

  it('is settled again if it changes back in the meantime', () => {
    const held = settle(settle(NONE, [due]), [waiting]);
    const back = settle(held, [due]);
    expect(back.get('dishes')).toEqual({ section: 'now', rank: 4, stays: false });
    expect(release(back, 'dishes')).toBe(back);
  });
});

describe('chores that are added, removed or change within their section', () => {
  it('move immediately', () => {
    const before = settle(NONE, [due]);
    expect(settle(before, [due])).toBe(before);
    expect(settle(before, [{ ...due, rank: 0 }]).get('dishes')?.rank).toBe(0);
    expect([...settle(before, [{ ...waiting, key: 'dust' }]).keys()]).toEqual(['dust']);
  });
});
