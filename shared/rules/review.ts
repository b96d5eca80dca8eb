import type { ReviewStatus } from '../constants';

/** A review happens once: only a pending submission or redemption may be reviewed. */
export function mayReview(status: ReviewStatus): boolean {
  return status === 'pending';
}
