import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noteMove, noteOpening, watchTaps } from './taps';

let pressed: string[];
let list: HTMLElement;

/** Simulates a tap at timestamp `at`. */
function tap(target: Element, at: number, { x = 100, y = 100, detail = 1 } = {}): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: y });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

beforeAll(watchTaps);
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  document.body.innerHTML =
    '<main><button>Above</button><ul><li><button>Row</button></li></ul><button>Below</button></main><button>Menu</button>';
  pressed = [];
  for (const element of document.querySelectorAll('button'))
    element.addEventListener('click', () => pressed.push(element.textContent));
  list = document.querySelector('ul') as HTMLElement;
  return () => vi.useRealTimers();
});

it('drops a tap from before the list moved, even if it is handled late', () => {
  vi.advanceTimersByTime(1000);
  const before = performance.now();
  noteMove(list);
  vi.advanceTimersByTime(5000);
  tap(button('Row'), before - 1);
  tap(button('Below'), before - 1);
  expect(pressed).toEqual([]);
  tap(button('Row'), performance.now());
  expect(pressed).toEqual(['Row']);
});

it('drops a tap that the page handles after the list moved on', () => {
  noteMove(list, 180);
  tap(button('Row'), performance.now());
  vi.advanceTimersByTime(100);
  const during = performance.now();
  vi.advanceTimersByTime(50);
  tap(button('Row'), during);
  expect(pressed).toEqual([]);
});

it('keeps a tap on a moving element', () => {
  noteMove(list, 180);
  vi.advanceTimersByTime(100);
  tap(button('Row'), performance.now());
  expect(pressed).toEqual(['Row']);
});

it('keeps taps on elements that did not move', () => {
  noteMove(list, 180);
  tap(button('Above'), performance.now());
  tap(button('Menu'), performance.now());
  expect(pressed).toEqual(['Above', 'Menu']);
});

it('keeps clicks by keyboard at any time', () => {
  noteMove(list, 180);
  tap(button('Row'), performance.now(), { detail: 0 });
  expect(pressed).toEqual(['Row']);
});

it('drops the second tap of the double tap that opened a dialog', () => {
  tap(button('Menu'), 1000);
  noteOpening(list);
  tap(button('Row'), 1500);
  expect(pressed).toEqual(['Menu']);
  tap(button('Row'), 1550, { x: 160 });
  expect(pressed).toEqual(['Menu', 'Row']);
  tap(button('Row'), 1700);
  expect(pressed).toEqual(['Menu', 'Row', 'Row']);
});

it('drops Enter that is held down on a button', () => {
  const isPrevented = (repeat: boolean) =>
    !button('Row').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  expect([isPrevented(false), isPrevented(true)]).toEqual([false, true]);
});
