import { expect, it } from 'vitest';
import { suggestedGoal } from './suggested-goal';

it('suggests the next ten above the last week, and no less than fifty', () => {
  expect([0, 49, 50, 96, 100].map(suggestedGoal)).toEqual([50, 50, 60, 100, 110]);
});
