import { CHORE_FORM_CATEGORIES, type ChoreCategory } from '@shared/constants';
import { t } from '@/lib/messages';

export function categoryOptions(current: ChoreCategory): { value: ChoreCategory; label: string }[] {
  const offered = CHORE_FORM_CATEGORIES.includes(current)
    ? CHORE_FORM_CATEGORIES
    : [...CHORE_FORM_CATEGORIES, current];
  return offered.map((value) => ({ value, label: t(`chores.${value}`) }));
}
