import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startApp } from './start-app';

let root: HTMLElement;
const render = vi.fn<() => void>();

beforeEach(() => {
  render.mockClear();
  document.body.innerHTML = '<div id="root" inert data-shell=""><button>Log in</button></div>';
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
});

it('renders the app if loading succeeds on the second attempt', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce();
  await startApp(root, load, render);
  expect(render).toHaveBeenCalledOnce();
});

it('replaces the prerendered page with a reload button when loading fails twice', async () => {
  await startApp(root, () => Promise.reject(new TypeError('Failed to fetch')), render);
  expect(render).not.toHaveBeenCalled();
  expect(screen.queryByText('Log in')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('couldn’t load');
  expect(screen.getByRole('button', { name: 'Reload' }).closest('[inert]')).toBeNull();
});
