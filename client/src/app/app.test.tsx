import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectSignOut } from '@/features/auth/leave-for-login';
import { get } from '@/lib/api/api-client';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { forgetSignedOut, wasSignedOut } from '@/lib/api/signed-out';
import { pass, pretendServer, renderWith } from '../../../tests/support/client';
import { RequireParent } from './app';

const assign = vi.fn<(path: string | URL) => void>();
const LEAVING_MS = 10_000;
const user = { id: 'dana', role: 'parent', familyRole: 'owner' };

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  pretendServer({ 'GET /api/user': () => ({ status: 401, body: { message: 'Unauthorized' } }) });
  forgetSignedOut();
  expectSignOut(false);
});

it.each([
  ['tells a user who was signed in that the session ended', user, true],
  ['asks a visitor to log in, without a message', null, false],
])('%s', async (_what, before, hasEnded) => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, before);
  renderWith(client, <RequireParent>the page</RequireParent>);
  await pass(10);
  act(() => void client.setQueryData(queryKeys.user, null));
  await pass(LEAVING_MS);
  expect(wasSignedOut()).toBe(hasEnded);
  expect(assign).toHaveBeenCalledOnce();
});

it('redirects to the login without a message after a logout', async () => {
  expectSignOut(true);
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, null);
  renderWith(client, <RequireParent>the page</RequireParent>);
  await pass(LEAVING_MS);
  expect(wasSignedOut()).toBe(false);
  expect(assign).toHaveBeenCalledOnce();
});

it('shows "session ended" after a kid has logged in on this browser', async () => {
  pretendServer({
    'GET /api/user': () => ({ body: null }),
    'GET /api/kids': () => ({ status: 403, body: { message: 'Forbidden', code: 'forbidden' } }),
  });
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, user);
  renderWith(client, <RequireParent>the page</RequireParent>);
  await pass(10);
  await client.prefetchQuery({ queryKey: queryKeys.kids, queryFn: () => get('/api/kids') });
  await pass(LEAVING_MS);
  expect(wasSignedOut()).toBe(true);
  expect(assign).toHaveBeenCalledOnce();
});

it('does not redirect while logging out', async () => {
  expectSignOut(true);
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, user);
  renderWith(client, <RequireParent>the page</RequireParent>);
  await pass(10);
  act(() => void client.setQueryData(queryKeys.user, null));
  await pass(LEAVING_MS);
  expect(assign).not.toHaveBeenCalled();
});

it('shows the board again after a session on a family board', async () => {
  document.cookie = 'starnest-paired=board; Path=/';
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, user);
  renderWith(client, <RequireParent>the page</RequireParent>);
  await pass(10);
  act(() => void client.setQueryData(queryKeys.user, null));
  await pass(10);
  document.cookie = 'starnest-paired=; Path=/; Max-Age=0';
  expect(assign).toHaveBeenCalledWith('/board');
});
