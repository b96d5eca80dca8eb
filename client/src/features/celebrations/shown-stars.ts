import { levelFor } from '@shared/rules/levels';

/** A kid's balance and lifetime stars. */
export interface StarSums {
  balance: number;
  lifetime: number;
}

/** Stars on their way from a chore to the level. Each of the `count` stars carries a part of `gained`. */
export interface Flight {
  from: StarSums;
  gained: number;
  count: number;
}

/** The displayed stars, which follow the actual ones while stars are flying. */
export interface ShownStars {
  sums: StarSums;
  flight: Flight | null;
  /** A level that was just completed, while its ten stars flash. */
  filled: number | null;
}

const MOST_STARS = 10;

/** Returns the sum after the `nth` star (from 0) of a flight has landed. */
export function shareOf({ gained, count }: Flight, nth: number): number {
  return Math.round((gained * (nth + 1)) / count);
}

/** Returns what to display for `actual`: newly earned stars take off, and other changes apply immediately. */
export function catchUp(shown: ShownStars, actual: StarSums, mayFly: boolean): ShownStars {
  const { sums, flight } = shown;
  if (flight || (sums.balance === actual.balance && sums.lifetime === actual.lifetime)) return shown;
  const gained = actual.lifetime - sums.lifetime;
  if (gained <= 0 || !mayFly) return { ...shown, sums: actual };
  return { ...shown, flight: { from: sums, gained, count: Math.min(MOST_STARS, gained) } };
}

/** Returns what to display after the `nth` star has landed. */
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
