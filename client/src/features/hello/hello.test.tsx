import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import { useToastPlace } from '@/components/ui/toast-place';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import Hello from './hello';

const kid: Kid = {
  id: 'k1',
  name: 'Ada',
  avatarColor: '#B9A5F0',
  totalStars: 0,
  lifetimeStars: 0,
  currentLevel: 1,
  familyCode: '12345',
  createdAt: '2029-01-01T00:00:00.000Z',
  greeted: false,
  pausedFrom: null,
  pausedUntil: null,
  heldStars: 0,
  goal: null,
  friend: null,
  streak: { days: 0, best: 0, today: false },
};

it('lets a kid choose a character, try an egg that is not saved, and see how it works', async () => {
  const sent = pretendServer({ 'PUT /api/kids/k1/friend': () => ({ body: { ...kid, friend: 'owl' } }) });
  const onDone = vi.fn<() => void>();
  renderInApp(<Hello kid={kid} onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: 'Owl' }));
  expect(screen.getByRole('button', { name: 'Owl', pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'That’s me!' }));
  const egg = await screen.findByRole('heading', { name: 'Try your first egg!' });
  expect(document.activeElement).toBe(egg);
  fireEvent.click(screen.getByRole('button', { name: 'Do It!' }));
  await screen.findByText('This is how it works', {}, { timeout: 10_000 });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Do a chore',
    'It hatches',
    'Get stars',
    'Get your wish',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Let’s go!' }));
  expect(onDone).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/friend'))).toBe(true));
  expect(sent.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    '/api/kids/k1/friend',
  ]);
});

it('shows notifications in place of its title, not over its buttons', () => {
  const Place = () => <output>{useToastPlace()?.textContent}</output>;
  renderInApp(
    <>
      <Hello kid={kid} onDone={() => undefined} />
      <Place />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Hello, Ada!Who do you want to be?');
});
