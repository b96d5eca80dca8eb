import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@shared/constants';
import { Tooltip } from './tooltip';
import { TooltipLayer } from './tooltip-layer';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="Copy the code">
        <button type="button">copy</button>
      </Tooltip>
      <Tooltip text="Remove Mila">
        <button type="button">remove</button>
      </Tooltip>
      <p>elsewhere</p>
      <TooltipLayer />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tip = () => screen.queryByRole('tooltip')?.textContent;
const hover = (text: string, pointerType = 'mouse') =>
  fireEvent(screen.getByText(text), new PointerEvent('pointerover', { bubbles: true, pointerType }));

describe('a tooltip', () => {
  it('comes when the pointer has rested on a control, and leaves with it', async () => {
    hover('copy');
    await wait(TOOLTIP_DELAY_MS - 1);
    expect(tip()).toBeUndefined();
    await wait(1);
    expect(tip()).toBe('Copy the code');
    hover('elsewhere');
    await wait(TOOLTIP_DELAY_MS);
    expect(tip()).toBeUndefined();
  });

  it('stays while the pointer is on itself', async () => {
    hover('copy');
    await wait(TOOLTIP_DELAY_MS);
    hover('elsewhere');
    hover('Copy the code');
    await wait(TOOLTIP_DELAY_MS);
    expect(tip()).toBe('Copy the code');
  });

  it('comes at once for a neighbor, and waits again after a pause', async () => {
    hover('copy');
    await wait(TOOLTIP_DELAY_MS);
    hover('remove');
    await wait(0);
    expect(tip()).toBe('Remove Mila');
    hover('elsewhere');
    await wait(TOOLTIP_DELAY_MS + TOOLTIP_SKIP_MS);
    hover('copy');
    await wait(0);
    expect(tip()).toBeUndefined();
  });

  it('is not for a finger, nor for a control that has just been pressed', async () => {
    hover('copy', 'touch');
    await wait(TOOLTIP_DELAY_MS);
    expect(tip()).toBeUndefined();
    hover('remove');
    fireEvent.pointerDown(screen.getByText('remove'));
    hover('remove');
    await wait(TOOLTIP_DELAY_MS);
    expect(tip()).toBeUndefined();
  });

  it('comes with the keyboard’s focus and goes with Escape', async () => {
    const button = screen.getByText('copy');
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => button.focus());
    await wait(0);
    expect(tip()).toBe('Copy the code');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip()).toBeUndefined();
  });
});
