import type { User } from '@shared/contracts/users';
import { t } from '@/lib/i18n/messages';

export function parentName({ firstName }: User): string {
  return firstName?.trim() || t('family.parent');
}

type Named = Pick<User, 'familyName' | 'familyRole' | 'firstName'>;

/** Owners see a family without a name under their first name. */
export function familyTitle(
  { familyName, familyRole, firstName }: Named,
  unnamed = t('family.unnamed'),
): string {
  if (familyName?.trim()) return familyName;
  return familyRole === 'owner' && firstName ? t('family.of', { name: firstName }) : unnamed;
}

/** 'Good morning, Anna' for a local hour. */
export function greetingAt(hour: number, name: string): string {
  if (hour < 5) return t('family.goodNight', { name });
  if (hour < 12) return t('family.goodMorning', { name });
  return hour < 18 ? t('family.goodAfternoon', { name }) : t('family.goodEvening', { name });
}
