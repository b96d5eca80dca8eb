import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PENDING_REWARDS_POLL_MS } from '@shared/constants';
import { queryKeys } from '@/lib/api/query-keys';
import { pass, pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import { usePendingRedemptions } from './redemptions.api';

beforeEach(() => {
  vi.useFakeTimers();
});

function serverWith(list: { ids: string[] }): Sent[] {
  return pretendServer({
    'GET /api/reward-redemptions/pending': ({ headers }) => {
      const etag = `W/"${list.ids.join()}"`;
      return headers.get('If-None-Match') === etag
        ? { status: 304, headers: { ETag: etag } }
        : { status: 200, body: list.ids.map((id) => ({ id })), headers: { ETag: etag } };
    },
  });
}

function Requests() {
  const client = useQueryClient();
  const { data, isError } = usePendingRedemptions();
  const queryKey = queryKeys.pendingRedemptions;
  return (
    <>
      <p>{isError ? 'a fault' : data ? `wishes: ${data.map(({ id }) => id).join()}` : 'reading'}</p>
      <button onClick={() => void client.invalidateQueries({ queryKey })}>make stale</button>
      <button onClick={() => client.setQueryData(queryKey, [])}>take off</button>
    </>
  );
}

const said = (sent: Sent[]) => sent.map(({ headers }) => headers.get('If-None-Match'));

it('polls with the ETag of the shown list and shows a new list', async () => {
  const list = { ids: ['a', 'b'] };
  const sent = serverWith(list);
  renderInApp(<Requests />);
  await pass(0);
  await pass(2 * PENDING_REWARDS_POLL_MS);
  expect(said(sent)).toEqual([null, 'W/"a,b"', 'W/"a,b"']);
  expect(screen.getByText('wishes: a,b')).toBeDefined();
  list.ids = ['b', 'c'];
  await pass(2 * PENDING_REWARDS_POLL_MS);
  expect(said(sent).slice(3)).toEqual(['W/"a,b"', 'W/"b,c"']);
  expect(screen.getByText('wishes: b,c')).toBeDefined();
});

it('fetches the list without an ETag after an invalidation or a local change', async () => {
  const sent = serverWith({ ids: ['a'] });
  renderInApp(<Requests />);
  await pass(0);
  act(() => screen.getByText('make stale').click());
  await pass(PENDING_REWARDS_POLL_MS);
  expect(said(sent)).toEqual([null, null, 'W/"a"']);
  act(() => screen.getByText('take off').click());
  await pass(0);
  expect(screen.getByText('wishes:')).toBeDefined();
  await pass(PENDING_REWARDS_POLL_MS + 100);
  expect(said(sent).at(-1)).toBeNull();
  expect(screen.getByText('wishes: a')).toBeDefined();
});
