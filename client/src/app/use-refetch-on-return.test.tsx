import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/lib/api/api-client';
import { GATHER_MS } from '@/lib/api/refetch';
import { watchConnection } from '@/lib/api/connection';
import { pass, pretendServer, renderInApp, type Reply } from '../../../tests/support/client';
import { useRefetchOnReturn } from './extras';

beforeEach(() => {
  vi.useFakeTimers();
});

function Families() {
  useRefetchOnReturn();
  const { data } = useQuery({ queryKey: ['families'], queryFn: () => get<string[]>('/api/families') });
  return <p>{data?.join() ?? 'reading'}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;
const wake = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('refetches visible data when the page becomes visible again', async () => {
  let families = ['Owl'];
  pretendServer({ 'GET /api/families': () => ({ body: families }), 'GET /healthz': () => ({ body: 'ok' }) });
  renderInApp(<Families />);
  await pass(0);
  families = ['Owl', 'Fox'];
  wake();
  await pass(GATHER_MS + 50);
  expect(shown()).toBe('Owl,Fox');
});

it('waits for a network that reconnects later than the page', async () => {
  let families = ['Owl'];
  const net = { here: true };
  const overNet = (reply: () => Reply) => () => (net.here ? reply() : null);
  const sent = pretendServer({
    'GET /api/families': overNet(() => ({ body: families })),
    'GET /healthz': overNet(() => ({ body: 'ok' })),
  });
  const stop = watchConnection();
  renderInApp(<Families />);
  await pass(0);
  families = ['Fox'];
  net.here = false;
  wake();
  await pass(500);
  expect(shown()).toBe('Owl');
  // A refetch would replace the content with errors.
  expect(sent.filter(({ path }) => path === '/api/families')).toHaveLength(1);
  net.here = true;
  await pass(2000);
  expect(shown()).toBe('Fox');
  stop();
});
