import { HOUR_MS, MINUTE_MS } from '@shared/constants';

const FIRST_LOCK = 5;
const LOCKS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS, 12 * HOUR_MS];

/** Wrong patterns in a row that cause the longest lockout; after it the count starts again. */
export const MAX_FAILURES = FIRST_LOCK + LOCKS_MS.length - 1;

/**
 * The lockout after the `failures`-th wrong pattern in a row, in milliseconds: none up to the 4th, then 30 s, 1, 2, 4 and 8 min, and 12 h from the 10th (docs/security.md, "Attempt limits").
 */
export function lockAfter(failures: number): number {
  if (failures < FIRST_LOCK) return 0;
  return LOCKS_MS[Math.min(failures, MAX_FAILURES) - FIRST_LOCK] ?? 0;
}
