import { levelFor } from '@shared/rules/levels';

/** Two sums of one kid: what can be spent, and everything ever earned. */
export interface StarSums {
  balance: number;
  lifetime: number;
}

/** Stars on their way from a chore to the level; each of the `count` carries its share of `gained`. */
export interface Flight {
  from: StarSums;
  gained: number;
  count: number;
}

/** What the screen shows, which trails what is true while stars are in the air. */
export interface ShownStars {
  sums: StarSums;
  flight: Flight | null;
  /** The level that was just filled, while its ten stars flash. */
  filled: number | null;
}

const MOST_STARS = 10;

/** How much has been added once the `nth` star (from 0) of a flight has landed. */
export function shareOf({ gained, count }: Flight, nth: number): number {
  return Math.round((gained * (nth + 1)) / count);
}

/** What to show once `actual` is true: newly earned stars take off, anything else simply changes. */
export function catchUp(shown: ShownStars, actual: StarSums, mayFly: boolean): ShownStars {
  const { sums, flight } = shown;
  if (flight || (sums.balance === actual.balance && sums.lifetime === actual.lifetime)) return shown;
  const gained = actual.lifetime - sums.lifetime;
  if (gained <= 0 || !mayFly) return { ...shown, sums: actual };
  return { ...shown, flight: { from: sums, gained, count: Math.min(MOST_STARS, gained) } };
}

/** What to show once the `nth` star of the flight has landed. */
export function land(shown: ShownStars, nth: number): ShownStars {
  const { flight, sums } = shown;
  if (!flight) return shown;
  const share = shareOf(flight, nth);
  const lifetime = flight.from.lifetime + share;
  const level = levelFor(sums.lifetime);
  return {
    sums: { lifetime, balance: flight.from.balance + share },
    flight: nth + 1 >= flight.count ? null : flight,
    filled: levelFor(lifetime) > level ? level : shown.filled,
  };
}
