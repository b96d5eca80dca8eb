import {
  CHORE_ICONS,
  DEFAULT_CHORE_STARS,
  type ChoreCategory,
  type ChoreIcon,
  type Difficulty,
} from '@shared/constants';
import type { Chore } from '@shared/contracts/chores';
import { difficultyLabel } from '@shared/rules/difficulty';

/** What the chore form holds. */
export interface ChoreDraft {
  name: string;
  description: string;
  imageUrl: string;
  iconName: ChoreIcon | null;
  /** `null` while the field is empty. */
  starReward: number | null;
  category: ChoreCategory;
  difficulty: Difficulty;
  isActive: boolean;
}

export const NEW_CHORE: ChoreDraft = {
  name: '',
  description: '',
  imageUrl: '',
  iconName: null,
  starReward: DEFAULT_CHORE_STARS,
  category: 'general',
  difficulty: 'medium',
  isActive: true,
};

/** What the contract reads. An empty number is as good as none: 'at least 1 star'. */
export const requestOf = (draft: ChoreDraft) => ({ ...draft, starReward: draft.starReward ?? 0 });

/** A chore as the form shows it; an icon this version does not know counts as none. */
export function draftOf(chore: Chore): ChoreDraft {
  return {
    name: chore.name,
    description: chore.description ?? '',
    imageUrl: chore.imageUrl ?? '',
    iconName: CHORE_ICONS.find((icon) => icon === chore.iconName) ?? null,
    starReward: chore.starReward,
    category: chore.category,
    difficulty: difficultyLabel(chore.difficulty),
    isActive: chore.isActive,
  };
}
