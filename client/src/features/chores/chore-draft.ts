import {
  DEFAULT_CHORE_STARS,
  type ChoreCategory,
  type Difficulty,
  type PartOfDay,
  type Sharing,
} from '@shared/constants';
import { CHORE_ICONS, type ChoreIcon } from '@shared/icons';
import type { Chore } from '@shared/contracts/chores';
import { difficultyLabel } from '@shared/rules/difficulty';
import { isShareable, UNSCHEDULED, type Schedule } from '@shared/rules/schedule';
import type { FormErrors } from '@/lib/form-errors';
import { t } from '@/lib/messages';

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
  /** Empty for everyone. */
  kidIds: string[];
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  /** What was chosen last; it counts where the schedule can be shared. */
  sharing: Sharing;
  needsApproval: boolean;
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
  ...UNSCHEDULED,
};

/** How the kids share the chore: not at all without set days, and when there is one kid. */
export function sharingOf({ schedule, kidIds, sharing }: ChoreDraft): Sharing {
  return isShareable(schedule) && kidIds.length !== 1 ? sharing : 'each';
}

/** What the contract reads. An empty number is as good as none: 'at least 1 star'. */
export const requestOf = (draft: ChoreDraft) => ({
  ...draft,
  starReward: draft.starReward ?? 0,
  sharing: sharingOf(draft),
});

/** What the contract would say less plainly. */
export function ownErrors({ schedule }: ChoreDraft): FormErrors {
  const hasNoDays = schedule.kind === 'days' && schedule.days.length === 0;
  return hasNoDays ? { schedule: t('whoWhen.noDays') } : {};
}

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
    kidIds: chore.kidIds,
    schedule: chore.schedule,
    partOfDay: chore.partOfDay,
    sharing: chore.sharing,
    needsApproval: chore.needsApproval,
  };
}

/** How the form calls its fields. */
export function fieldNames(): Record<keyof ChoreDraft, string> {
  return {
    name: t('chores.name'),
    description: t('chores.description'),
    imageUrl: t('uploads.picture'),
    iconName: t('chores.icon'),
    starReward: t('chores.stars'),
    category: t('chores.category'),
    difficulty: t('chores.difficulty'),
    isActive: t('chores.visible'),
    kidIds: t('whoWhen.who'),
    schedule: t('whoWhen.when'),
    partOfDay: t('whoWhen.partOfDay'),
    sharing: t('whoWhen.sharing'),
    needsApproval: t('chores.approvesItself'),
  };
}
