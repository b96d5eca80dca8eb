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
import type { FormErrors } from '@/lib/forms/form-errors';
import { t } from '@/lib/i18n/messages';
import { stepDraftOf, stepInputs, type StepDraft } from './steps';

export interface ChoreDraft {
  name: string;
  description: string;
  imageUrl: string;
  iconName: ChoreIcon | null;
  starReward: number | null;
  category: ChoreCategory;
  difficulty: Difficulty;
  isActive: boolean;
  kidIds: string[];
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  /** Applies only if the schedule can be shared. */
  sharing: Sharing;
  needsApproval: boolean;
  steps: StepDraft[];
  minutes: number | null;
  readyBy: string | null;
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
  steps: [],
};

/** Only chores with set days and several kids are shared. */
export function sharingOf({ schedule, kidIds, sharing }: ChoreDraft): Sharing {
  return isShareable(schedule) && kidIds.length !== 1 ? sharing : 'each';
}

export const isRoutine = ({ steps, minutes }: Pick<ChoreDraft, 'steps' | 'minutes'>): boolean =>
  steps.length > 0 || minutes !== null;

/** An empty number shows its minimum error. */
export const requestOf = (draft: ChoreDraft, saved: Chore | undefined) => ({
  ...draft,
  starReward: draft.starReward ?? 0,
  sharing: sharingOf(draft),
  steps: stepInputs(draft.steps, saved?.steps ?? []),
  readyBy: isRoutine(draft) ? draft.readyBy : null,
});

export function ownErrors({ schedule }: ChoreDraft): FormErrors {
  const hasNoDays = schedule.kind === 'days' && schedule.days.length === 0;
  return hasNoDays ? { schedule: t('whoWhen.noDays') } : {};
}

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
    steps: chore.steps.map(stepDraftOf),
    minutes: chore.minutes,
    readyBy: chore.readyBy,
  };
}

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
    steps: t('steps.title'),
    minutes: t('steps.minutes'),
    readyBy: t('steps.readyBy'),
  };
}
