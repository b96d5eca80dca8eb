import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { RETURNS, useBackCloses } from './dialog-history';

function Page({ open }: { open: boolean }) {
  useBackCloses(open, () => {});
  return <p>{usePathname()}</p>;
}

/** Steps back some time after `history.back()`, from the entry that is current by then. */
function stepBackLater() {
  const base = window.location.href;
  let step = () => {};
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {
    step = () => {
      window.history.replaceState(null, '', base);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
  });
  return { back, step: () => act(() => step()) };
}

it('keeps a page that a link opens while a closed dialog’s entry is removed, and its state', async () => {
  act(() => navigate('/shop'));
  const { back, step } = stepBackLater();
  const { rerender } = render(<Page open />);
  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  act(() => navigate('/week', { state: RETURNS }));
  step();
  expect(window.location.pathname).toBe('/week');
  expect(window.history.state).toEqual(RETURNS);
  expect(screen.getByText('/week')).toBeDefined();
});
