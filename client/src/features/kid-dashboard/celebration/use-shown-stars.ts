import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { catchUp, land, type Flight, type ShownStars, type StarSums } from './shown-stars';

/** How long the ten stars of a filled level flash. */
const FLASH_MS = 1100;

export interface StarShow {
  sums: StarSums;
  flight: Flight | null;
  filled: number | null;
  /** Stars are in the air, about to be, or have just filled a level. */
  flying: boolean;
  /** A star of the flight has landed. */
  onLand: (nth: number) => void;
  /** Shows the true sums without a flight. */
  finish: () => void;
}

/**
 * The stars as they are shown: they trail the true ones while a flight is in the air. `settled` is false while reads are
 * under way, which a flight waits for to know its chore, and while something covers the screen. Without `mayFly` they
 * change at once: their flight is shown elsewhere.
 */
export function useShownStars(actual: StarSums, settled: boolean, mayFly: boolean): StarShow {
  const [shown, setShown] = useState<ShownStars>({ sums: actual, flight: null, filled: null });

  const next = settled ? catchUp(shown, actual, mayFly && !prefersReducedMotion()) : shown;
  if (next !== shown) setShown(next);

  const { sums, flight, filled } = shown;
  useEffect(() => {
    if (filled === null) return undefined;
    const timer = setTimeout(() => setShown((now) => ({ ...now, filled: null })), FLASH_MS);
    return () => clearTimeout(timer);
  }, [filled]);

  return {
    sums,
    flight,
    filled,
    flying: flight !== null || filled !== null || actual.lifetime > sums.lifetime,
    onLand: (nth) => setShown((now) => land(now, nth)),
    finish: () => setShown({ sums: actual, flight: null, filled: null }),
  };
}
