import type { LeaderboardEntry } from '@shared/contracts/leaderboard';

/** Entries without a rank come last. */
export type Entry = Omit<LeaderboardEntry, 'rank'> & { rank?: number | null | undefined };

export interface Step {
  rank: number;
  stars: number;
  entries: readonly Entry[];
}

interface Standings {
  /** Ranks 1 to 3, without empty steps. */
  podium: readonly Step[];
  rows: readonly Entry[];
  /** Kids without stars have no rank, so that no kid is last. */
  unranked: readonly Entry[];
}

const UNRANKED = 999;
const PODIUM = 3;

const rankOf = ({ rank }: Entry): number => rank ?? UNRANKED;

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

export const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { starsEarned }) => sum + starsEarned, 0);

export const PILE = 10;

/** Rounds down, so that the pile is full only at the goal. Without a goal, each star counts. */
export function goldStars(stars: number, goal: number | null, pile = PILE): number {
  return Math.min(pile, goal === null ? stars : Math.floor((pile * stars) / goal));
}
