import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query-client';
import AdminDashboardPage from '../admin-dashboard/admin-dashboard-page';
import AdminLoginPage from './admin-login-page';

const signedIn = (role: string | null) =>
  vi.stubGlobal('fetch', async () =>
    role === null
      ? new Response('{"message":"Unauthorized"}', { status: 401 })
      : new Response(JSON.stringify({ role })),
  );

const open = (Page: typeof AdminLoginPage) =>
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Page />
    </QueryClientProvider>,
  );

beforeEach(() => window.history.replaceState(null, '', '/here'));

it.each([
  ['an admin', 'admin', '/admin-dashboard'],
  ['a parent', 'parent', '/parent'],
])('the login redirects %s', async (_who, role, path) => {
  signedIn(role);
  open(AdminLoginPage);
  await waitFor(() => expect(window.location.pathname).toBe(path));
});

it('the login shows others a form and a notice that attempts are logged', async () => {
  signedIn(null);
  open(AdminLoginPage);
  expect(await screen.findByLabelText('Username')).toBeTruthy();
  expect(screen.getByText(/authorized personnel only.*attempts are logged/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Access Admin Dashboard/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(window.location.pathname).toBe('/here');
});

it.each([
  ['a parent', 'parent'],
  ['nobody', null],
])('the dashboard redirects %s to the login', async (_who, role) => {
  signedIn(role);
  open(AdminDashboardPage);
  await waitFor(() => expect(window.location.pathname).toBe('/admin-login'));
});
