import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RECONNECT } from '@shared/constants';
import { get, put } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';
import { GATHER_MS } from '@/lib/api/refetch';
import { pass, pretendServer, renderInApp } from '../../../tests/support/client';
import { FakeSocket, newest, sockets } from './testing/fake-page';
import { useLiveUpdates } from './use-live-updates';

const READ_MS = GATHER_MS + 50;

// Waiting for it is unreliable with fake timers.
beforeAll(async () => void (await import('./live-connection')));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', function open(url: string) {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket;
  });
});
afterEach(() => {
  sockets.length = 0;
});

function Chores() {
  useLiveUpdates({ userType: 'kid', userId: 'mia' });
  const { data } = useQuery({
    queryKey: queryKeys.kidChores('mia'),
    queryFn: () => get<string[]>('/api/chores'),
  });
  const review = useMutation({ mutationFn: () => put('/api/review') });
  return <button onClick={() => review.mutate()}>{data?.join() ?? 'reading'}</button>;
}

const shown = () => screen.getByRole('button').textContent;

it('refetches everything visible on each join', async () => {
  let chores = ['sweep'];
  pretendServer({ 'GET /api/chores': () => ({ body: chores }) });
  renderInApp(<Chores />);
  await pass(READ_MS);
  expect(shown()).toBe('sweep');
  chores = ['sweep', 'dust'];
  act(() => newest().joins());
  await pass(READ_MS);
  expect(shown()).toBe('sweep,dust');
  chores = ['dust'];
  act(() => newest().breaks());
  await pass(1000);
  expect(shown()).toBe('sweep,dust');
  act(() => newest().joins());
  await pass(READ_MS);
  expect(shown()).toBe('dust');
});

it('refetches everything visible when the last retry failed, because the session may have ended', async () => {
  let chores = ['sweep'];
  pretendServer({ 'GET /api/chores': () => ({ body: chores }), 'GET /healthz': () => ({ status: 200 }) });
  renderInApp(<Chores />);
  await pass(READ_MS);
  act(() => newest().joins());
  await pass(READ_MS);
  chores = ['dust'];
  for (let tries = 0; tries <= RECONNECT.attempts; tries += 1) {
    expect(shown()).toBe('sweep');
    act(() => newest().breaks());
    await pass(RECONNECT.baseMs * 2 ** tries);
  }
  await pass(READ_MS);
  expect(shown()).toBe('dust');
});

it('refetches changed data after the page’s own pending write', async () => {
  let chores = ['sweep'];
  let respond = () => {};
  pretendServer({
    'GET /api/chores': () => ({ body: chores }),
    'PUT /api/review': () => new Promise((resolve) => (respond = () => resolve({ status: 204 }))),
  });
  renderInApp(<Chores />);
  await pass(READ_MS);
  act(() => newest().joins());
  await pass(READ_MS);
  chores = ['dust'];
  act(() => newest().says({ type: 'chores_changed' }));
  await pass(READ_MS);
  expect(shown()).toBe('dust');

  act(() => screen.getByRole('button').click());
  await pass(READ_MS);
  chores = ['iron'];
  act(() => newest().says({ type: 'chores_changed' }));
  await pass(500);
  expect(shown()).toBe('dust');
  respond();
  await pass(READ_MS);
  expect(shown()).toBe('iron');
});

it.each([
  ['a join', () => newest().joins()],
  ['an event', () => newest().says({ type: 'chores_changed' })],
])('refetches if %s arrives during the first load', async (_what, meet) => {
  const responses: (() => void)[] = [];
  pretendServer({
    'GET /api/chores': () =>
      new Promise((resolve) => {
        const chores = responses.length === 0 ? ['sweep'] : ['sweep', 'dust'];
        responses.push(() => resolve({ body: chores }));
      }),
  });
  renderInApp(<Chores />);
  await pass(READ_MS);
  act(meet);
  await pass(READ_MS);
  // This response was read before the change and arrives after it.
  responses[0]?.();
  await pass(READ_MS);
  expect(shown()).toBe('sweep');
  responses[1]?.();
  await pass(READ_MS);
  expect(shown()).toBe('sweep,dust');
});

it('waits up to a second for a pending write', async () => {
  let chores = ['sweep'];
  pretendServer({
    'GET /api/chores': () => ({ body: chores }),
    'PUT /api/review': () => new Promise(() => {}),
  });
  renderInApp(<Chores />);
  await pass(READ_MS);
  act(() => newest().joins());
  await pass(READ_MS);
  act(() => screen.getByRole('button').click());
  chores = ['iron'];
  act(() => newest().says({ type: 'chores_changed' }));
  await pass(999);
  expect(shown()).toBe('sweep');
  await pass(READ_MS + 100);
  expect(shown()).toBe('iron');
});

it('refetches nothing on a join if nothing changed since the page loaded', async () => {
  let reads = 0;
  pretendServer({
    'GET /api/chores': () => {
      reads += 1;
      return { body: ['sweep'] };
    },
  });
  const changedAt = new Date(Date.now() - 60_000).toISOString();
  renderInApp(<Chores />);
  await pass(READ_MS);
  act(() => {
    newest().opens();
    newest().says({ type: 'joined', channel: 'kid:mia', changedAt });
  });
  await pass(READ_MS);
  expect(reads).toBe(1);
});
