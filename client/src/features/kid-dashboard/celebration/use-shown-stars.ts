import { useEffect, useState } from 'react';
import { badgesCrossed, type Badge } from '@shared/rules/badges';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { readSeenStars, writeSeenStars } from './seen-stars';
import { catchUp, land, type Flight, type StarSums } from './shown-stars';

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
  /** Badges that were won and have not unfolded yet, lowest first. */
  newBadges: Badge[];
  onUnfolded: (badge: Badge) => void;
}

/**
 * The stars as they are shown: they trail the true ones while a flight is in the air, and begin where this device left
 * off, so that stars given while the kid was away fly in on return. `settled` is false while reads are under way,
 * which a flight waits for to know its chore, and while something covers the screen.
 */
export function useShownStars(kidId: string, actual: StarSums, settled: boolean): StarShow {
  const [seen] = useState(() => readSeenStars(kidId));
  const [shown, setShown] = useState(() => ({
    sums: seen && seen.lifetime <= actual.lifetime ? seen : actual,
    flight: null as Flight | null,
    filled: null as number | null,
  }));
  const [badged, setBadged] = useState(Math.min(seen?.badged ?? actual.lifetime, actual.lifetime));

  const next = settled ? catchUp(shown, actual, !prefersReducedMotion()) : shown;
  if (next !== shown) setShown(next);

  const { sums, flight, filled } = shown;
  useEffect(() => {
    writeSeenStars(kidId, { balance: sums.balance, lifetime: sums.lifetime, badged });
  }, [kidId, sums, badged]);

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
    newBadges: badgesCrossed(badged, sums.lifetime),
    onUnfolded: (badge) => setBadged((now) => Math.max(now, badge.starRequirement)),
  };
}
