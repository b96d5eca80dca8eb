import { fireEvent, render, screen } from '@testing-library/react';
import { Check, Undo2 } from 'lucide-react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SwipeRow } from './swipe-row';

const approve = vi.fn<() => void>();
const sendBack = vi.fn<() => void>();
const row = () => screen.getByText('Wash the dishes').parentElement!;

interface Swipe {
  from?: number;
  by: number;
  down?: number;
  takes?: number;
  pointerType?: string;
}

/** jsdom would set its own timestamps. */
function fire(type: string, at: number, init: PointerEventInit): void {
  const event = new PointerEvent(type, { bubbles: true, pointerId: 1, ...init });
  Object.defineProperty(event, 'timeStamp', { value: 1000 + at });
  fireEvent(row(), event);
}

function swipe({ from = 200, by, down = 0, takes = 1000, pointerType = 'touch' }: Swipe, lift = true): void {
  fire('pointerdown', 0, { clientX: from, clientY: 100, pointerType });
  for (const part of [0.5, 1])
    fire('pointermove', takes * part, { clientX: from + by * part, clientY: 100 + down * part, pointerType });
  if (lift) fire('pointerup', takes, { clientX: from + by, clientY: 100 + down, pointerType });
}

beforeEach(() => {
  approve.mockClear();
  sendBack.mockClear();
  Element.prototype.setPointerCapture = () => undefined;
  render(
    <SwipeRow
      toEnd={{ label: 'Approve', Icon: Check, onSwipe: approve }}
      toStart={{ label: 'Send back', Icon: Undo2, onSwipe: sendBack }}
    >
      <p>Wash the dishes</p>
    </SwipeRow>,
  );
});
const calls = () => [approve.mock.calls.length, sendBack.mock.calls.length];

describe('a row', () => {
  it('runs an action after 96 px, or after 48 px of a fast swipe', () => {
    swipe({ by: 96 });
    expect(calls()).toEqual([1, 0]);
    swipe({ by: -96 });
    expect(calls()).toEqual([1, 1]);
    swipe({ by: 48, takes: 80 });
    expect(calls()).toEqual([2, 1]);
  });

  it('springs back after a short or slow swipe', () => {
    swipe({ by: 95 });
    swipe({ by: 47, takes: 50 });
    swipe({ by: 48, takes: 100 });
    expect(calls()).toEqual([0, 0]);
    expect(row().style.translate).toBe('');
  });

  it('shows the label from 24 px', () => {
    swipe({ by: 23 }, false);
    expect(screen.queryByText('Approve')).toBeNull();
    swipe({ by: -24 }, false);
    expect(screen.queryByText('Send back')).not.toBeNull();
  });

  it.each([
    ['a mouse', { by: 120, pointerType: 'mouse' }],
    ['the edge of the screen', { by: 120, from: 20 }],
    ['a scrolling finger', { by: 100, down: 120 }],
  ])('ignores %s', (_, gesture) => {
    swipe(gesture);
    expect(calls()).toEqual([0, 0]);
  });
});
