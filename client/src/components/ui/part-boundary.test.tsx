import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { watchConnection } from '@/lib/api/connection';
import { pass } from '../../../../tests/support/client';
import { DialogPart } from './dialog-part';
import { ExtraPart } from './part-boundary';
import { PanelPart } from './panel-part';

const reload = vi.fn<() => void>();
let isServerThere = true;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
  stop = watchConnection();
});
afterEach(async () => {
  isServerThere = true;
  // The next test starts online.
  await pass(10_000);
  stop();
  reload.mockClear();
  window.history.replaceState(null, '', '/');
});

const lost = () => lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function fragile() {
  const state = { mended: false };
  const Part = () => {
    if (!state.mended) throw new Error('broken');
    return <p>The part</p>;
  };
  return { state, Part };
}

const seen = (text: string) => screen.queryByText(text) !== null;

describe('a failed panel', () => {
  it('leaves the page around it and offers to reload', async () => {
    const Part = lost();
    render(
      <>
        <h1>Around</h1>
        <PanelPart loading={<p>Loading</p>}>
          <Part />
        </PanelPart>
      </>,
    );
    await pass(0);
    expect([seen('Couldn’t load this part'), seen('Around')]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is retried when the URL changes', async () => {
    const { state, Part } = fragile();
    render(
      <PanelPart loading={null}>
        <Part />
      </PanelPart>,
    );
    await pass(0);
    expect(seen('Couldn’t load this part')).toBe(true);
    state.mended = true;
    act(() => navigate('/parent?tab=kids'));
    await pass(0);
    expect(seen('The part')).toBe(true);
  });

  it('isn’t reloaded while the server is unreachable, and is retried afterwards', async () => {
    isServerThere = false;
    const { state, Part } = fragile();
    render(
      <PanelPart loading={null}>
        <Part />
      </PanelPart>,
    );
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(100);
    expect(reload).not.toHaveBeenCalled();
    state.mended = true;
    isServerThere = true;
    await pass(10_000);
    expect(seen('The part')).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a failed dialog offers to reload, and closes with "Not now"', async () => {
  const { state, Part } = fragile();
  const close = vi.fn<() => void>();
  render(
    <DialogPart onClose={close}>
      <Part />
    </DialogPart>,
  );
  await pass(0);
  expect(screen.getByRole('dialog', { name: 'Couldn’t open this' })).toBeTruthy();
  state.mended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await pass(0);
  expect(close).toHaveBeenCalled();
  expect(seen('The part')).toBe(true);
});

it('a failed optional part is omitted, and the page is notified', async () => {
  const Part = lost();
  const onError = vi.fn<() => void>();
  const { container } = render(
    <ExtraPart onError={onError}>
      <Part />
    </ExtraPart>,
  );
  await pass(10);
  expect(container.innerHTML).toBe('');
  expect(onError).toHaveBeenCalledOnce();
});
