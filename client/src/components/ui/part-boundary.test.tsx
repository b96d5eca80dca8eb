import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { watchConnection } from '@/lib/connection';
import { lazyPart } from '@/lib/lazy-part';
import { watchTyping } from '@/lib/quiet';
import { pass } from '../../../../tests/support/client';
import { DialogPart } from './dialog-part';
import { ExtraPart } from './extra-part';
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
  const typing = new AbortController();
  watchTyping(typing.signal);
  const stopWatching = watchConnection();
  stop = () => {
    stopWatching();
    typing.abort();
  };
});
afterEach(async () => {
  isServerThere = true;
  // Restores the server and the chunk for the next test.
  await pass(10_000);
  stop();
  reload.mockClear();
  window.history.replaceState(null, '', '/');
});

/** A component whose chunk is missing until the test restores it. */
function fragile() {
  const file = { gone: true, asked: 0 };
  const Part = lazyPart(async () => {
    file.asked += 1;
    if (file.gone) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The part</p> };
  });
  return { file, Part };
}

const seen = (text: string) => screen.queryByText(text) !== null;

describe('a component whose chunk is missing', () => {
  it('reloads the page once, then shows the error', async () => {
    const { Part } = fragile();
    const page = (
      <PanelPart loading={<p>Loading</p>}>
        <Part />
      </PanelPart>
    );
    const first = render(page);
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(seen('This part did not load')).toBe(false);
    first.unmount();

    // The reloaded page still can't load the chunk.
    const again = fragile();
    render(
      <PanelPart loading={<p>Loading</p>}>
        <again.Part />
      </PanelPart>,
    );
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(seen('This part did not load')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows the error without a reload if the user has typed something', async () => {
    const { Part } = fragile();
    render(
      <>
        <input aria-label="Name" />
        <PanelPart loading={null}>
          <Part />
        </PanelPart>
      </>,
    );
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Mi' } });
    await pass(0);
    expect(reload).not.toHaveBeenCalled();
    expect(seen('This part did not load')).toBe(true);
  });

  it('is retried on navigation, and the rest of the page stays', async () => {
    sessionStorage.setItem('starnest-reloaded-at', String(Date.now()));
    const { file, Part } = fragile();
    render(
      <>
        <h1>Around</h1>
        <PanelPart loading={null}>
          <Part />
        </PanelPart>
      </>,
    );
    await pass(0);
    expect(seen('This part did not load')).toBe(true);
    expect(seen('Around')).toBe(true);
    file.gone = false;
    act(() => navigate('/parent?tab=kids'));
    await pass(0);
    expect(seen('The part')).toBe(true);
  });

  it('keeps its page while the server is down and loads when it returns', async () => {
    isServerThere = false;
    const { file, Part } = fragile();
    render(
      <PanelPart loading={null}>
        <Part />
      </PanelPart>,
    );
    await pass(0);
    expect(seen('This part did not load')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(100);
    expect(reload).not.toHaveBeenCalled();
    file.gone = false;
    isServerThere = true;
    await pass(10_000);
    expect(seen('The part')).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows an error dialog that can be closed and opens again', async () => {
    sessionStorage.setItem('starnest-reloaded-at', String(Date.now()));
    const { file, Part } = fragile();
    const close = vi.fn<() => void>();
    render(
      <DialogPart onClose={close}>
        <Part />
      </DialogPart>,
    );
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'This did not open' })).toBeTruthy();
    file.gone = false;
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await pass(0);
    expect(close).toHaveBeenCalled();
    expect(seen('The part')).toBe(true);
  });

  it('renders nothing if it is optional', async () => {
    sessionStorage.setItem('starnest-reloaded-at', String(Date.now()));
    const { Part } = fragile();
    const { container } = render(
      <ExtraPart>
        <Part />
      </ExtraPart>,
    );
    await pass(0);
    expect(container.innerHTML).toBe('');
  });
});

describe('an optional component', () => {
  it('reports its failure so that the page can continue', async () => {
    const onError = vi.fn<() => void>();
    const { Part } = fragile();
    isServerThere = false;
    render(
      <ExtraPart onError={onError}>
        <Part />
      </ExtraPart>,
    );
    await pass(10);
    expect(onError).toHaveBeenCalledOnce();
  });
});
