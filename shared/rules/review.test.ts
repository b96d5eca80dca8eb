import { expect, it } from 'vitest';
import { mayReview } from './review';

it('lets only what is pending be reviewed', () => {
  expect(mayReview('pending')).toBe(true);
  expect(mayReview('approved')).toBe(false);
  expect(mayReview('rejected')).toBe(false);
});
