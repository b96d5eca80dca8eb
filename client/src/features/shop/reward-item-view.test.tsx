import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import { testReward } from '@/features/kid-frame/testing/rewards';
import type { RewardFunds } from './reward-action';
import { RewardItemView } from './reward-shelf';
import { rewardState, type ShopReward } from '@/features/kid-frame/reward-state';

const reward: ShopReward = testReward({ iconName: 'popcorn', tier: 'medium' });
const choreOf = (name: string, starReward: number): Chore => ({
  id: name,
  name,
  description: null,
  imageUrl: null,
  iconName: null,
  starReward,
  category: 'kitchen',
  difficulty: 'easy',
  isActive: true,
  createdAt: '2029-01-01T00:00:00.000Z',
  kidIds: [],
  schedule: { kind: 'anytime' },
  partOfDay: null,
  sharing: 'each',
  needsApproval: true,
  steps: [],
  minutes: null,
  readyBy: null,
});
const money: RewardFunds = { free: 30, held: 0, heldFor: [], chores: [], usualDay: 8 };
const today = '2029-03-02';
const keys = { onGetIt: vi.fn<() => void>(), onTakeBack: vi.fn<() => void>(), onGoal: vi.fn<() => void>() };

const show = (changes: Partial<ShopReward>, more: Partial<Parameters<typeof RewardItemView>[0]> = {}) => {
  const shown = { ...reward, ...changes };
  const paid = more.money ?? money;
  render(
    <RewardItemView
      reward={shown}
      state={rewardState(shown, { free: paid.free, redemptions: [], today })}
      money={paid}
      isGoal={false}
      today={today}
      keys={keys}
      {...more}
    />,
  );
};
const cross = () => document.querySelector('[data-mark]');

describe('an unavailable reward', () => {
  it.each([
    ['sold out', { maxRedemptions: 1, currentRedemptions: 1 }, 'All gone'],
    ['inactive', { isActive: false }, 'On a break'],
    ['limited', { availableAgainOn: '2029-03-03' }, 'Back tomorrow'],
  ])('shows a cross when it is %s', (_why, changes, word) => {
    show(changes);
    expect(cross()).toBeTruthy();
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get It/ })).toBeNull();
  });

  it('shows no cross when it is available', () => {
    show({});
    expect(cross()).toBeNull();
  });

  it.each([
    ['2029-03-03', 'Back tomorrow', 'evening-moon'],
    ['2029-03-05', 'Back Monday', 'later-calendar'],
    ['2029-03-08', 'Back Thursday', 'later-calendar'],
    // The weekday alone would be ambiguous.
    ['2029-03-09', 'Back Fri, Mar 9', 'later-calendar'],
  ])('available again on %s shows "%s" with the picture %s', (availableAgainOn, words, picture) => {
    show({ availableAgainOn });
    expect(screen.getByText(words)).toBeTruthy();
    expect(document.querySelector(`img[src*="${picture}"]`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get It/ })).toBeNull();
  });
});

describe('a reward that is too expensive', () => {
  it('shows the missing stars and the chores that earn them', () => {
    show({ starCost: 43 }, { money: { ...money, chores: [choreOf('Dust', 5), choreOf('Wash up', 8)] } });
    expect(screen.getByText('Need 13 stars')).toBeTruthy();
    expect(document.querySelectorAll('img[src*="/chores/"], img[src*="dust"], img[src*="dish"]').length).toBe(
      2,
    );
  });

  it('shows which requests hold the missing stars', () => {
    const heldFor = [{ ...reward, id: 'r2', name: 'A story', iconName: 'book' }];
    show({ starCost: 43 }, { money: { ...money, held: 15, heldFor, chores: [choreOf('Dust', 5)] } });
    expect(screen.getByText('Need 13 stars')).toBeTruthy();
    expect(document.querySelector('img[src*="hourglass"]')).toBeTruthy();
    expect(document.querySelector('img[src*="book"]')).toBeTruthy();
    expect(document.querySelector('img[src*="dust"]')).toBeNull();
  });

  it('can be set as the wish and cleared with one tap', () => {
    show({ starCost: 43 });
    fireEvent.click(screen.getByRole('button', { name: 'Make it my wish: Movie night' }));
    expect(keys.onGoal).toHaveBeenCalledTimes(1);
    cleanup();
    show({ starCost: 43 }, { isGoal: true });
    const pressed = screen.getByRole('button', { name: 'My wish: Movie night' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('Need 13 stars')).toBeNull();
  });

  it.each([
    [43, 'dust', 3],
    [79, '/nest', 7],
    [919, 'mountain', 1],
  ])('of %i stars shows the way as pictures of %s', (starCost, picture, count) => {
    show({ starCost }, { money: { ...money, chores: [choreOf('Dust', 5)] } });
    expect(document.querySelectorAll(`img[src*="${picture}"]`).length).toBe(count);
  });

  it('has no active buttons for an adult who is viewing', () => {
    show({ starCost: 43 }, { keys: undefined });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /wish/ }).disabled).toBe(true);
  });
});

it('shows once that the stars suffice, but not for the wish, which has a panel', () => {
  show({});
  expect(screen.getAllByText('Enough stars')).toHaveLength(1);
  cleanup();
  show({}, { isGoal: true });
  expect(screen.queryByText('Enough stars')).toBeNull();
  expect(screen.queryByRole('button', { name: /Get It/ })).toBeNull();
});
