import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKids } from '@/features/kids/kids.api';
import { pass, pretendServer, renderInApp } from '../../../../tests/support/client';
import StarsDialog from './stars-dialog';

function TakeFive() {
  const kid = useKids().data?.[0];
  const intent = { kidId: 'k1', mode: 'take', amount: 5 } as const;
  return kid && <StarsDialog kid={kid} intent={intent} onClose={() => {}} />;
}

it('shows how many stars are left if another parent was faster', async () => {
  vi.useFakeTimers();
  let totalStars = 5;
  const sent = pretendServer({
    'GET /api/kids': () => ({
      body: [{ id: 'k1', name: 'Ava', friend: null, avatarColor: '#FF8FC0', totalStars }],
    }),
    'GET /api/kids/k1/stars': () => ({ body: [] }),
    'POST /api/kids/k1/stars': () => {
      totalStars = 1;
      return { status: 409, body: { message: 'Not enough', code: 'not_enough_stars' } };
    },
  });
  renderInApp(<TakeFive />);
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: /^Take 5 stars/ }));
  await pass(2000);
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ amount: -5 });
  expect(screen.getByRole('alert').textContent).toBe('Not enough starsAva now has 1 star.');
});
