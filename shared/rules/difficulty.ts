import { DIFFICULTIES, type Difficulty } from '../constants';

/** How a stored difficulty is shown: one that is not known is medium. */
export function difficultyLabel(difficulty: string): Difficulty {
  return DIFFICULTIES.find((known) => known === difficulty) ?? 'medium';
}
