import { ApiError } from './api-client';

/** What is said then: nothing went wrong, and the screen shows the record as it is. */
export const ALREADY_REVIEWED = {
  title: 'Already reviewed',
  description: 'It no longer waits for you.',
  tone: 'info',
} as const;

/** Someone else answered first, or the kid is gone: there is nothing left to review. */
export function isReviewedAlready(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
}
