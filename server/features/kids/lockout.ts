import { HOUR_MS, MINUTE_MS } from '@shared/constants';

const FIRST_LOCK = 5;
const LOCKS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS, 12 * HOUR_MS];

// A sibling who taps wrong pictures on the family's own tablet must not lock a kid out for the day.
const TABLET_LOCKS_MS = [...LOCKS_MS.slice(0, -1), 15 * MINUTE_MS, 30 * MINUTE_MS];

/** Wrong patterns in a row that cause the longest lockout; after it the count starts again, but not on a paired tablet. */
export const MAX_FAILURES = FIRST_LOCK + LOCKS_MS.length - 1;

/** Failures on a paired tablet after which the lockout stays the same. */
export const MAX_TABLET_FAILURES = FIRST_LOCK + TABLET_LOCKS_MS.length - 1;

/**
 * The lockout after the `failures`-th wrong pattern in a row, in milliseconds: none up to the 4th, then 30 s, 1, 2, 4 and
 * 8 min, and 12 h from the 10th; on a paired tablet 15 min after the 10th and 30 min after each further one
 * (docs/security.md, "Attempt limits").
 */
export function lockAfter(failures: number, onTablet = false): number {
  if (failures < FIRST_LOCK) return 0;
  const locks = onTablet ? TABLET_LOCKS_MS : LOCKS_MS;
  return locks[Math.min(failures - FIRST_LOCK, locks.length - 1)] ?? 0;
}
