import { HOUR_MS, MINUTE_MS } from '@shared/constants';

const FIRST_LOCK = 5;
const LOCKS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS, 12 * HOUR_MS];

// Lockouts are shorter on the family's tablet, where siblings enter wrong pictures.
const TABLET_LOCKS_MS = [...LOCKS_MS.slice(0, -1), 15 * MINUTE_MS, 30 * MINUTE_MS];

/** Counting restarts after this many failures, except on a paired tablet. */
export const MAX_FAILURES = FIRST_LOCK + LOCKS_MS.length - 1;

/** The lockout stays the same after this many failures. */
export const MAX_TABLET_FAILURES = FIRST_LOCK + TABLET_LOCKS_MS.length - 1;

/**
 * Returns the lockout in ms after a number of wrong patterns in a row (docs/security.md, "Attempt limits").
 */
export function lockAfter(failures: number, onTablet = false): number {
  if (failures < FIRST_LOCK) return 0;
  const locks = onTablet ? TABLET_LOCKS_MS : LOCKS_MS;
  return locks[Math.min(failures - FIRST_LOCK, locks.length - 1)] ?? 0;
}
