import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { catchUp, land, type Flight, type ShownStars, type StarSums } from './shown-stars';

/** How long the ten stars of a completed level flash. */
const FLASH_MS = 1100;

export interface StarShow {
  sums: StarSums;
  flight: Flight | null;
  filled: number | null;
  /** Whether stars are flying, about to fly, or have just completed a level. */
  flying: boolean;
  onLand: (nth: number) => void;
  /** Shows the actual sums without a flight. */
  finish: () => void;
}

/**
 * Returns the displayed stars, which follow the actual ones during a flight. A flight waits until `settled`,
 * because it needs the fetched chore and a visible screen. Without `mayFly`, changes apply immediately,
 * because another component shows the flight.
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
