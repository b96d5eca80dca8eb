import { DIFFICULTIES, type Difficulty } from '../constants';

/** Converts a stored difficulty. Unknown ones count as medium. */
export function difficultyLabel(difficulty: string): Difficulty {
  return DIFFICULTIES.find((known) => known === difficulty) ?? 'medium';
}
