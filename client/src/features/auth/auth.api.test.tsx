import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Reply } from '../../../../tests/support/client';
import { useLogin, useLogout } from './auth.api';
import { useUser } from '@/lib/api/user-query';

const ROBIN = { id: 'robin', role: 'parent', familyRole: 'parent', firstName: 'Robin' };

beforeEach(() => {
  vi.useFakeTimers();
});

function Page() {
  const login = useLogin();
  const logout = useLogout();
  return (
    <>
      <p>{useUser().data?.firstName ?? 'nobody'}</p>
      <button type="button" onClick={() => login.mutate({ username: 'robin', password: 'secret' })}>
        Log in
      </button>
      <button type="button" onClick={() => logout.mutate()}>
        Log out
      </button>
    </>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

async function openReading(before: typeof ROBIN | null) {
  let arrive = () => {};
  let reads = 0;
  pretendServer({
    'GET /api/user': () => {
      reads += 1;
      if (reads === 1) return { body: before };
      return new Promise<Reply>((resolve) => {
        arrive = () => resolve({ body: before });
      });
    },
    'POST /api/login': () => ({ body: ROBIN }),
    'POST /api/logout': () => ({ body: { message: 'Logged out' } }),
  });
  const client = createQueryClient(() => undefined);
  renderWith(client, <Page />);
  await pass(0);
  expect(shown()).toBe(before?.firstName ?? 'nobody');
  void client.invalidateQueries();
  await pass(0);
  expect(reads).toBe(2);
  return () => arrive();
}

it('ignores a user response that arrives after logging out', async () => {
  const arrive = await openReading(ROBIN);
  press('Log out');
  await pass(0);
  arrive();
  await pass(0);
  expect(shown()).toBe('nobody');
});

it('ignores a signed-out response that arrives after logging in', async () => {
  const arrive = await openReading(null);
  press('Log in');
  await pass(0);
  arrive();
  await pass(0);
  expect(shown()).toBe('Robin');
});
