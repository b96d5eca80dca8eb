import { ApiError } from './api-client';

/** Someone else answered first, or the kid is gone: there is nothing left to review. */
export function isReviewedAlready(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
}
