import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { RouteAnnouncer } from './route-announcer';

const scrollTo = vi.fn<typeof window.scrollTo>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/');
  render(<RouteAnnouncer />);
});
afterEach(() => {
  scrollTo.mockClear();
});

const go = (path: string) => act(() => navigate(path));
const goBack = (path: string) =>
  act(() => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('scrolls to the top of a new page', () => {
  go('/parent');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('leaves scrolling to the browser on going back to another page', () => {
  go('/parent');
  scrollTo.mockClear();
  goBack('/');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls to the top of a page opened after going back within one page', () => {
  go('/parent?tab=kids&new=1');
  goBack('/parent?tab=kids');
  scrollTo.mockClear();
  go('/parent/kid/mia');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
