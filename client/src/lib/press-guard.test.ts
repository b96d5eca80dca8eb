import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { guardPresses } from './press-guard';

const ROW_PX = 60;

/** A list with a key in each row, laid out one below the other. */
function makeList(names: string[]): HTMLElement {
  const list = document.body.appendChild(document.createElement('div'));
  for (const name of names) {
    const key = list.appendChild(document.createElement('button'));
    key.textContent = name;
    Object.defineProperty(key, 'offsetTop', { get: () => [...list.children].indexOf(key) * ROW_PX });
  }
  return list;
}

/** A press by a finger at `at`, of which the page hears now. */
function press(key: Element, at: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  key.dispatchEvent(event);
}

let pressed: string[];
let water: HTMLElement;
let movedAt: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  pressed = [];
  const list = makeList(['Feed the cat', 'Water the plants']);
  list.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  const end = guardPresses(list);
  onTestFinished(() => end?.());
  vi.advanceTimersByTime(1000);
  movedAt = performance.now();
  list.firstElementChild?.remove();
  water = list.firstElementChild as HTMLElement;
  // What observes the list is told after the change.
  await vi.waitUntil(() => 'held' in water.dataset);
});

it('a key that moved takes no press for 600 ms', () => {
  press(water, movedAt + 599);
  expect(pressed).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(water.dataset).not.toHaveProperty('held');
  press(water, movedAt + 700);
  expect(pressed).toEqual(['Water the plants']);
});

it('a press of that time is taken for none, however late a busy page hears of it', () => {
  vi.advanceTimersByTime(2000);
  press(water, movedAt + 300);
  expect(pressed).toEqual([]);
});

it('Enter and Space press it at any time', () => {
  water.click();
  expect(pressed).toEqual(['Water the plants']);
});
