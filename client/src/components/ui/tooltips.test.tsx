import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@shared/constants';
import { Tooltip } from './tooltip';
import { Tooltips } from './tooltips';

const controls = (
  <>
    <Tooltip text="Copy the code">
      <button type="button">copy</button>
    </Tooltip>
    <Tooltip text="Remove Mila">
      <button type="button">remove</button>
    </Tooltip>
  </>
);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tip = () => screen.queryByRole('tooltip')?.textContent;
const move = (kind: string, text: string, pointerType = 'mouse') =>
  fireEvent(screen.getByText(text), new PointerEvent(kind, { bubbles: true, pointerType }));

it('appears after the pointer has rested on a control', async () => {
  render(<Tooltips>{controls}</Tooltips>);
  move('pointermove', 'copy');
  await wait(TOOLTIP_DELAY_MS - 1);
  expect(tip()).toBeUndefined();
  await wait(1);
  expect(tip()).toBe('Copy the code');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeUndefined();
});

it('appears immediately on a neighboring control, and with a delay after a pause', async () => {
  render(<Tooltips>{controls}</Tooltips>);
  move('pointermove', 'copy');
  await wait(TOOLTIP_DELAY_MS);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  move('pointermove', 'remove');
  await wait(0);
  expect(tip()).toBe('Remove Mila');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  move('pointerout', 'copy');
  move('pointerout', 'remove');
  await wait(TOOLTIP_SKIP_MS);
  move('pointermove', 'copy');
  await wait(0);
  expect(tip()).toBeUndefined();
});

it('ignores touch, and focus that didn’t come from the keyboard', async () => {
  render(<Tooltips>{controls}</Tooltips>);
  move('pointermove', 'copy', 'touch');
  await wait(TOOLTIP_DELAY_MS);
  const button = screen.getByText('copy');
  const matches = vi.spyOn(button, 'matches').mockReturnValue(false);
  act(() => button.focus());
  expect(tip()).toBeUndefined();
  act(() => button.blur());
  matches.mockReturnValue(true);
  act(() => button.focus());
  expect(tip()).toBe('Copy the code');
});

it('is absent on kids’ pages', async () => {
  render(controls);
  move('pointermove', 'copy');
  await wait(TOOLTIP_DELAY_MS);
  expect(tip()).toBeUndefined();
});
