import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { KidCard } from '@shared/contracts/kids';
import { dismissToast } from '@/components/ui/use-toast';
import { pass, pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { OneKidLogin } from './kid-login-gate';
import { WRONG_SHOWN_MS } from './use-pattern-login';

const mia: KidCard = {
  id: 'mia-id',
  name: 'Mia',
  friend: null,
  avatarColor: '#FF8FC0',
  totalStars: 38,
  currentLevel: 17,
  level: 17,
};

afterEach(dismissToast);

it('distinguishes wrong pictures from a failed login, and clears the pictures after both', async () => {
  vi.useFakeTimers();
  let reply: Reply = null;
  pretendServer({ 'POST /api/kids/mia-id/login': () => reply });
  renderInApp(
    <>
      <OneKidLogin kid={mia} signedIn={null} again={false} fetchKidPage={() => Promise.resolve()} />
      <Said />
    </>,
  );
  const tap = async () => {
    for (const picture of ['Moon', 'Cat', 'Heart', 'Dog'])
      fireEvent.click(screen.getByRole('button', { name: picture }));
    await pass(400);
  };
  await tap();
  expect(said()).toBe('Login failed: Please try again.');
  expect(screen.getByText('0/4')).toBeTruthy();
  reply = { status: 401, body: { message: 'Wrong pictures', code: 'wrong_credentials' } };
  await tap();
  expect(said()).toBe('Wrong pattern! 😕: Invalid picture pattern. Please try again.');
  await pass(WRONG_SHOWN_MS);
  expect(screen.getByText('0/4')).toBeTruthy();
});
