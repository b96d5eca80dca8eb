import { describe, expect, it } from 'vitest';
import { createRewardRequest, type Reward } from '@shared/contracts/rewards';
import { errorsOfSchema } from '@/lib/forms/use-zod-form';
import { draftOf, NEW_REWARD, requestOf, withCost, type RewardDraft } from './reward-draft';

const reward: Reward = {
  id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d',
  name: 'Movie night',
  description: null,
  imageUrl: null,
  iconName: null,
  starCost: 25,
  tier: 'medium',
  isMystery: false,
  isActive: true,
  maxRedemptions: null,
  currentRedemptions: 0,
  kidIds: [],
  limit: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};

describe('the tier of a reward', () => {
  it.each([
    [1, 'small'],
    [10, 'small'],
    [11, 'medium'],
    [25, 'medium'],
    [26, 'big'],
  ] as const)('for a cost of %i is %s until the parent picks one', (starCost, tier) => {
    expect(withCost(NEW_REWARD, starCost).tier).toBe(tier);
  });

  it('stays as picked regardless of the cost', () => {
    expect(withCost({ ...NEW_REWARD, tier: 'small', tierFollows: false }, 90).tier).toBe('small');
  });

  it('keeps following the cost of a stored reward with a matching tier', () => {
    expect(withCost(draftOf(reward), 60).tier).toBe('big');
  });

  it('is kept for a stored reward with another tier', () => {
    expect(withCost(draftOf({ ...reward, tier: 'big' }), 5).tier).toBe('big');
  });
});

const read = (draft: RewardDraft) => createRewardRequest.safeParse(requestOf(draft));

describe('the request of a reward', () => {
  it('has the default values for a name only', () => {
    expect(read({ ...NEW_REWARD, name: ' Movie night ' }).data).toMatchObject({
      name: 'Movie night',
      starCost: 10,
      tier: 'medium',
      isMystery: false,
      isActive: true,
      maxRedemptions: null,
      kidIds: [],
      limit: null,
    });
  });

  it('sends a limit as a number', () => {
    expect(read({ ...NEW_REWARD, name: 'Zoo', maxRedemptions: '3' }).data?.maxRedemptions).toBe(3);
  });

  it('reports every error at its field', () => {
    const draft = { ...NEW_REWARD, starCost: null, maxRedemptions: '0', imageUrl: 'javascript:alert(1)' };
    const { error } = read(draft);
    expect(error && errorsOfSchema(error)).toEqual({
      name: 'Reward name is required',
      starCost: 'Must cost at least 1 star',
      maxRedemptions: 'Must be at least 1, or blank for no limit',
      imageUrl: 'Please enter a web address that starts with https:// or http://',
    });
  });
});
