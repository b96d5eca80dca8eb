import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { pass, pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { PendingRedemptions } from './pending-redemptions';
import { pendingRedemption } from './testing/pending-redemption';

it('restores a request after a failed review, and removes it if it was already reviewed', async () => {
  vi.useFakeTimers();
  let list: RewardRedemption[] = [pendingRedemption(25)];
  let reply: Reply = null;
  pretendServer({
    'GET /api/reward-redemptions/pending': () => ({ body: list }),
    'GET /api/kids/leo/requests': () => ({ body: { submissions: [], redemptions: list } }),
    'PUT /api/reward-redemptions/r1/review': () => reply,
  });
  renderInApp(
    <>
      <PendingRedemptions />
      <Said />
    </>,
  );
  await pass(10);
  const approve = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
    await pass(2000);
  };
  await approve();
  expect(said()).toBe('Failed to review redemption: Check your connection and try again.');
  reply = { status: 409, body: { message: 'This reward is all gone.', code: 'sold_out' } };
  await approve();
  expect(said()).toBe('Failed to review redemption: This reward is all gone.');
  expect(screen.getByText('Movie night')).toBeTruthy();
  list = [];
  reply = { status: 409, body: { message: 'Already reviewed.', code: 'already_reviewed' } };
  await approve();
  expect(said()).not.toContain('Failed');
  expect(screen.queryByText('Movie night')).toBeNull();
});
