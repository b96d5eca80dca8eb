import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { UserSession } from '@shared/contracts/sessions';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { SessionList } from './session-list';

const session = (id: string): UserSession => ({
  id,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  device: id,
  current: false,
});

const titles: string[] = [];

function Page() {
  const said = useToast();
  if (said?.open && titles.at(-1) !== said.title) titles.push(said.title);
  return <SessionList />;
}

beforeEach(() => dismissToast());

it('shows a toast for each ended session, even if two are ended at the same time', async () => {
  const answers = new Map<string, () => void>();
  const end = (id: string) => () =>
    new Promise<{ status: number }>((resolve) => {
      answers.set(id, () => resolve({ status: 204 }));
    });
  pretendServer({
    'GET /api/user/sessions': () => ({ body: [session('Phone'), session('Laptop')] }),
    'DELETE /api/user/sessions/Phone': end('Phone'),
    'DELETE /api/user/sessions/Laptop': end('Laptop'),
  });
  renderInApp(<Page />);
  for (const device of ['Phone', 'Laptop'])
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(device) }));
  for (const device of ['Phone', 'Laptop']) {
    await act(async () => {
      answers.get(device)?.();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(titles).toEqual(['Phone was logged out', 'Laptop was logged out']);
});
