import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { useToast } from '@/components/ui/use-toast';
import { kidQuery } from '@/lib/api/kid-query';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { createQueryClient } from '@/lib/api/query-client';
import { pretendServer, renderWith, type Reply } from '../../../../tests/support/client';
import { redemptionOf, testReward } from '@/features/kid-frame/testing/rewards';
import { RewardItem } from './reward-shelf';
import { rewardState, type ShopReward } from '@/features/kid-frame/reward-state';

const kid: Kid = {
  id: 'k1',
  name: 'Mia',
  avatarColor: '#FF8FC0',
  totalStars: 20,
  lifetimeStars: 20,
  currentLevel: 3,
  familyCode: '12345',
  createdAt: '2029-01-01T00:00:00.000Z',
  greeted: true,
  pausedFrom: null,
  pausedUntil: null,
  heldStars: 0,
  goal: null,
  friend: null,
  streak: { days: 0, best: 0, today: false },
};
const reward: ShopReward = testReward({ name: 'One more story', starCost: 8 });
const waiting = redemptionOf(testReward(reward));

function show(redemptions: RewardRedemption[], routes: Record<string, () => Reply>) {
  const sent = pretendServer(routes);
  const client = createQueryClient(() => undefined);
  const held = { ...kid, heldStars: redemptions.length * 8 };
  client.setQueryData(kidQuery('k1').queryKey, held);
  client.setQueryData(kidRequestsQuery('k1').queryKey, { submissions: [], redemptions, starDays: [] });
  const free = held.totalStars - held.heldStars;
  renderWith(
    client,
    <RewardItem
      kid={held}
      reward={reward}
      state={rewardState(reward, { free, redemptions, today: '2029-03-02' })}
      money={{ free, held: held.heldStars, heldFor: [], chores: [], usualDay: 0 }}
      isGoal={false}
      today="2029-03-02"
    />,
  );
  const heldNow = () => {
    const now = client.getQueryData(kidQuery('k1').queryKey);
    return now && 'heldStars' in now ? now.heldStars : null;
  };
  return { sent, heldNow };
}
const shownToast = () => renderHook(useToast).result.current;
const refused = (code: string, message: string) => () => ({ status: 409, body: { message, code } });
async function press(key: RegExp, yes: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: key }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: yes }));
}

describe('requesting a reward', () => {
  it('holds its stars immediately', async () => {
    const { heldNow } = show([], { 'POST /api/reward-redemptions': () => ({ status: 201, body: waiting }) });
    await press(/^Get It!/, /^Get It!/);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'You asked for it!' }));
    expect(heldNow()).toBe(8);
  });

  it.each([
    [
      'limit_reached',
      'You can ask for this reward again on 2029-03-05.',
      'You had this one. It comes back soon!',
      'Got it',
    ],
    ['price_changed', 'This reward now costs 9 stars.', 'This reward now costs 9 stars.', 'Try again'],
    ['sold_out', 'This reward is all gone.', 'Oh, that one is all gone.', 'Got it'],
    [
      'not_enough_stars',
      'You don’t have enough stars for this reward yet.',
      'You don’t have enough stars for this reward yet.',
      'Got it',
    ],
  ])('and getting %s shows the reason in the dialog', async (code, message, sentence, button) => {
    const { sent } = show([], { 'POST /api/reward-redemptions': refused(code, message) });
    await press(/^Get It!/, /^Get It!/);
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(dialog.getByRole('button', { name: new RegExp(`^${button}`) })).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('stays open after a failure of the server and can be sent again', async () => {
    let reply: Reply = { status: 503, body: { message: 'Later', code: 'unavailable' } };
    const { sent } = show([], { 'POST /api/reward-redemptions': () => reply });
    await press(/^Get It!/, /^Get It!/);
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^I couldn’t ask for .+ Your stars are safe\.$/,
    );
    reply = { status: 201, body: waiting };
    const again = dialog.getByRole('button', { name: /^Try again/ });
    // Until then, a second click counts as a double tap.
    await waitFor(() => {
      fireEvent.click(again);
      expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('closes without a network and explains why', async () => {
    show([], { 'POST /api/reward-redemptions': () => null });
    await press(/^Get It!/, /^Get It!/);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'I need the internet to ask.' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('withdrawing a request', () => {
  it('releases its stars immediately', async () => {
    const { heldNow } = show([waiting], { 'DELETE /api/reward-redemptions/q1': () => ({ status: 204 }) });
    expect(heldNow()).toBe(8);
    await press(/^Take it back/, /^Take it back/);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Taken back!' }));
    expect(heldNow()).toBe(0);
  });

  it('shows a message if a parent reviewed it first', async () => {
    const { heldNow } = show([waiting], {
      'DELETE /api/reward-redemptions/q1': refused('already_reviewed', 'This request was already reviewed.'),
    });
    await press(/^Take it back/, /^Take it back/);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'That didn’t work',
        description: 'A grown-up got there first!',
      }),
    );
    expect(heldNow()).toBe(8);
  });
});
