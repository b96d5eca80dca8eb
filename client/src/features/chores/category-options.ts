import { CHORE_FORM_CATEGORIES, type ChoreCategory, type Difficulty } from '@shared/constants';
import type { ChipTone } from '@/components/ui/chip';
import { t } from '@/lib/messages';

export const DIFFICULTY_TONES: Record<Difficulty, ChipTone> = { easy: 'ok', medium: 'wait', hard: 'danger' };

export function categoryOptions(current: ChoreCategory): { value: ChoreCategory; label: string }[] {
  const offered = CHORE_FORM_CATEGORIES.includes(current)
    ? CHORE_FORM_CATEGORIES
    : [...CHORE_FORM_CATEGORIES, current];
  return offered.map((value) => ({ value, label: t(`chores.${value}`) }));
}
