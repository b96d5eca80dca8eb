import { act, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Placed } from './settle';
import { useSettled } from './use-settled';

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
