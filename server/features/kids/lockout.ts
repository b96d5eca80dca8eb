import { HOUR_MS, MINUTE_MS } from '@shared/constants';

const FIRST_LOCK = 5;
const LOCKS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS, 12 * HOUR_MS];

/** How many wrong patterns in a row lock the longest; after that lock the count begins anew. */
export const MAX_FAILURES = FIRST_LOCK + LOCKS_MS.length - 1;

/**
 * How long a kid's pictures are refused after the `failures`-th wrong pattern in a row, in milliseconds: nothing up to
 * the 4th, then 30 s, 1, 2, 4 and 8 min, and 12 h from the 10th (docs/security.md, "Attempt limits").
 */
export function lockAfter(failures: number): number {
  if (failures < FIRST_LOCK) return 0;
  return LOCKS_MS[Math.min(failures, MAX_FAILURES) - FIRST_LOCK] ?? 0;
}
