import { DIFFICULTIES, type Difficulty } from '../constants';

export function difficultyLabel(difficulty: string): Difficulty {
  return DIFFICULTIES.find((known) => known === difficulty) ?? 'medium';
}
