import { describe, expect, it } from 'vitest';
import { planChores, planRewards, starsOf } from './approval-plan';
import { pendingRedemption, pendingSubmission } from './testing/pending';

const named = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('planChores', () => {
  it('includes chores with their entered stars, even 0, but skips those without a number', () => {
    const shown = new Map<string, number | null>([
      ['a', 7],
      ['b', 0],
      ['c', null],
    ]);
    const submissions = ['a', 'b', 'c'].map((id) => pendingSubmission(id, { chore: 'Dishes' }));
    const { chores, choresStaying } = planChores(submissions, ({ id }) => shown.get(id) ?? null);
    expect(chores.map(({ submission, stars }) => [submission.id, stars])).toEqual([
      ['a', 7],
      ['b', 0],
    ]);
    expect(starsOf(chores)).toBe(7);
    expect(choresStaying).toEqual([{ id: 'c', why: 'Set stars for Dishes first.' }]);
  });
});

describe('planRewards', () => {
  it('pays the oldest requests first from the remaining stars and explains skipped ones', () => {
    const requests = [
      pendingRedemption('a', { cost: 15, has: 20 }),
      pendingRedemption('b', { cost: 10, has: 20, reward: 'Pizza' }),
      pendingRedemption('c', { cost: 5, has: 20 }),
    ];
    const { rewards, rewardsStaying } = planRewards(requests, []);
    expect(named(rewards)).toEqual(['a', 'c']);
    expect(rewardsStaying).toEqual([{ id: 'b', why: 'Pizza: Mia needs 5 more stars.' }]);
  });

  it('counts the stars of chores that are approved first, for their own kid only', () => {
    const chores = [{ submission: pendingSubmission('s'), stars: 5 }];
    const requests = [
      pendingRedemption('mia', { cost: 10, has: 5 }),
      pendingRedemption('leo', { cost: 10, has: 5, kid: 'Leo' }),
    ];
    expect(named(planRewards(requests, chores).rewards)).toEqual(['mia']);
    expect(named(planRewards(requests, []).rewards)).toEqual([]);
  });

  it('does not exceed the stock', () => {
    const requests = ['a', 'b'].map((id) =>
      pendingRedemption(id, { cost: 1, has: 9, reward: 'Zoo', max: 3, used: 2 }),
    );
    const { rewards, rewardsStaying } = planRewards(requests, []);
    expect(named(rewards)).toEqual(['a']);
    expect(rewardsStaying).toEqual([{ id: 'b', why: 'Zoo for Mia is all gone.' }]);
  });
});
