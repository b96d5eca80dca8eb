import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reward } from '@shared/contracts/rewards';
import { RewardItemView } from './reward-item-view';
import { rewardState } from './reward-state';

const reward: Reward = {
  id: 'r1',
  name: 'Movie night',
  description: null,
  imageUrl: null,
  iconName: 'popcorn',
  starCost: 25,
  tier: 'medium',
  isMystery: false,
  isActive: true,
  maxRedemptions: null,
  currentRedemptions: 0,
  kidIds: [],
  limit: null,
  createdAt: '2029-01-01T00:00:00.000Z',
};
const show = (changes: Partial<Reward>) => {
  const shown = { ...reward, ...changes };
  render(<RewardItemView reward={shown} state={rewardState(shown, 30, [])} stars={30} />);
};
const cross = () => document.querySelector('[data-mark]');

describe('a reward that cannot be had', () => {
  it.each([
    ['sold out', { maxRedemptions: 1, currentRedemptions: 1 }, 'All gone'],
    ['inactive', { isActive: false }, 'Resting'],
  ])('shows the cross when it is %s', (_why, changes, word) => {
    show(changes);
    expect(cross()).toBeTruthy();
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get It/ })).toBeNull();
  });

  it('shows none while it can', () => {
    show({});
    expect(cross()).toBeNull();
  });
});
