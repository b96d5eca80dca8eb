import type { LeaderboardEntry } from '@shared/contracts/leaderboard';

/** An entry as the screen takes it: whatever has no rank comes after those that have one. */
export type Entry = Omit<LeaderboardEntry, 'rank'> & { rank?: number | null | undefined };

/** A step of the podium, and everyone who shares it: equal stars, equal rank. */
export interface Step {
  rank: number;
  stars: number;
  entries: readonly Entry[];
}

export interface Standings {
  /** Ranks 1 to 3, best first; a rank that nobody holds has no step. */
  podium: readonly Step[];
  /** From rank 4 on, in order. */
  rows: readonly Entry[];
  /** No star yet this week: without a rank, because nobody is ever last. */
  unranked: readonly Entry[];
}

const UNRANKED = 999;
const PODIUM = 3;

/** The rank to sort by; a missing one counts as 999. */
const rankOf = ({ rank }: Entry): number => rank ?? UNRANKED;

/** Sorts the family's week by rank, then by name, into podium, rows and the kids who have no stars yet. */
export function standingsOf(entries: readonly Entry[]): Standings {
  const sorted = entries.toSorted((a, b) => rankOf(a) - rankOf(b) || a.kid.name.localeCompare(b.kid.name));
  const ranked = sorted.filter(({ starsEarned }) => starsEarned > 0);
  return {
    podium: stepsOf(ranked),
    rows: ranked.filter((entry) => rankOf(entry) > PODIUM),
    unranked: sorted.filter(({ starsEarned }) => starsEarned === 0),
  };
}

function stepsOf(ranked: readonly Entry[]): Step[] {
  const ranks = new Set(ranked.map(rankOf).filter((rank) => rank <= PODIUM));
  return Array.from(ranks, (rank) => {
    const entries = ranked.filter((entry) => rankOf(entry) === rank);
    return { rank, stars: entries[0]?.starsEarned ?? 0, entries };
  });
}

/** The stars that all kids have earned in the week. */
export const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { starsEarned }) => sum + starsEarned, 0);
