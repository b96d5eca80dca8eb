import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParentKid } from '@shared/contracts/kids';
import { pass, pretendServer, renderInApp } from '../../../../tests/support/client';
import { KidCard } from './kid-card';

const NOW = '2026-03-04T12:00:00.000Z';

const kid = {
  id: 'k1',
  name: 'Leo',
  avatarColor: '#FF8FC0',
  friend: null,
  totalStars: 30,
  lifetimeStars: 90,
  currentLevel: 9,
  heldStars: 6,
  goal: { rewardId: 'r1' },
  lockedUntil: null,
  pausedFrom: null,
  pausedUntil: null,
} as ParentKid;

const heart = { id: 'p1', picture: 'hug', reply: 'kind', repliedAt: '2026-03-03T12:00:30.000Z' };

async function showCard(
  changed: Partial<ParentKid> = {},
  hearts: object[] = [],
  role = 'owner',
  starsByHand = true,
) {
  vi.useFakeTimers({ now: new Date(NOW) });
  pretendServer({
    'GET /api/user': () => ({ body: { familyRole: role } }),
    'GET /api/family': () => ({ body: { timezone: 'UTC', weekStart: 0, starsByHand } }),
    'GET /api/kids/k1/praise': () => ({ body: hearts }),
    'GET /api/rewards': () => ({ body: [{ id: 'r1', name: 'Tent', starCost: 40, iconName: null }] }),
  });
  renderInApp(<KidCard kid={{ ...kid, ...changed }} />);
  await pass(100);
}

it('links to the kid’s page and names the kid in each of its buttons', async () => {
  await showCard();
  const link = within(screen.getByRole('heading')).getByRole('link', { name: 'Leo' });
  expect(link.getAttribute('href')).toBe('/parent/kids/k1');
  expect(screen.getByRole('button', { name: 'Give stars to Leo' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Leo a heart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Dashboard: Leo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Message Leo' })).toBeTruthy();
});

it('offers no manual stars if the family turned them off', async () => {
  await showCard({}, [], 'owner', false);
  expect(screen.getByRole('link', { name: 'Message Leo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give stars to Leo' })).toBeNull();
});

it('shows the stars to spend and the progress toward the goal', async () => {
  await showCard();
  expect(screen.getByText(/^24 to spend/)).toBeTruthy();
  expect(screen.getByText('Tent')).toBeTruthy();
  expect(screen.getByText('24 of 40')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Stars saved for Tent' })).toBeTruthy();
});

it('shows a lockout and a pause, each with its button', async () => {
  await showCard({
    lockedUntil: '2026-03-04T12:10:00.000Z',
    pausedFrom: '2026-03-04',
    pausedUntil: '2026-03-08',
  });
  expect(screen.getByRole('button', { name: 'Unlock Leo' })).toBeTruthy();
  expect(screen.getByText('Paused through Sun, Mar 8')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End Leo’s pause' })).toBeTruthy();
});

it('shows for 24 hours that the kid sent a heart back', async () => {
  await showCard({}, [heart]);
  expect(screen.getByText('Leo sent a heart back')).toBeTruthy();
  expect(screen.getByText('That was so kind!')).toBeTruthy();
  await pass(31_000);
  expect(screen.queryByText('Leo sent a heart back')).toBeNull();
});
