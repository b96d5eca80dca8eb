import type { StarSums } from './shown-stars';

/** What this device has shown of a kid's stars, and up to which lifetime sum their badges have unfolded. */
export interface SeenStars extends StarSums {
  badged: number;
}

const keyOf = (kidId: string) => `starnest-seen-${kidId}`;
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** What was seen last, or null on a device that is new to this kid: then nothing is celebrated twice over. */
export function readSeenStars(kidId: string): SeenStars | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kidId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const parts = new Map<string, unknown>(Object.entries(stored));
    const [balance, lifetime, badged] = ['balance', 'lifetime', 'badged'].map((name) => parts.get(name));
    return isCount(balance) && isCount(lifetime) && isCount(badged) ? { balance, lifetime, badged } : null;
  } catch {
    return null;
  }
}

/** Remembers it; without storage the next visit simply begins where things stand. */
export function writeSeenStars(kidId: string, seen: SeenStars): void {
  try {
    localStorage.setItem(keyOf(kidId), JSON.stringify(seen));
  } catch {
    // Storage is closed to us, or full.
  }
}
