import { expect, it } from 'vitest';
import { suggestedGoal } from './suggested-goal';

it('suggests the next multiple of ten above last week, and at least fifty', () => {
  expect([0, 49, 50, 96, 100].map(suggestedGoal)).toEqual([50, 50, 60, 100, 110]);
});
